import { nameKnownFields } from '@/lib/content/check/schemaProblems';
import { readMessage } from '@/lib/content/problem';
import { inForm } from '@/lib/content/wordings';
import { slug } from '@/lib/text/slug';
import { type Answers, answersFile, answersVersion, countingAnswers } from './answers';

/** The questions, in their order, by the part of the answers that they fill in. */
export const questions = ['wie', 'wanneer', 'groepen', 'wat', 'stijl', 'fotos'] as const;

type Question = (typeof questions)[number];

/**
 * Answers before anything is filled in: blank where only the group knows.
 * @param siteAdres the address at which the site will be, if it is known
 */
export const emptyAnswers = (siteAdres = ''): Answers => ({
  versie: answersVersion,
  wie: { naam: '', beweging: 'andere', gemeente: '', lokaal: '', siteAdres, email: '' },
  wanneer: { dag: 'zondag', van: '14:00', tot: '17:00', vanMaand: 'september', totMaand: 'juni', niet: [] },
  groepen: { samen: true, lijst: [] },
  wat: {
    kalender: true,
    kamp: true,
    zaal: false,
    uniform: true,
    documenten: true,
    formulier: false,
    steun: false,
  },
  stijl: { eerste: '#d3213a', tweede: '#1f5138', teken: 'klaproos' },
  fotos: {},
});

/** What stands in a preview where an answer is blank or wrong. */
const neutral: Answers = {
  ...emptyAnswers(),
  wie: {
    naam: 'Jullie groep',
    beweging: 'andere',
    gemeente: 'jullie gemeente',
    lokaal: 'Straat en nummer, 1000 Gemeente',
    siteAdres: 'https://www.jullie-groep.test',
    email: 'mail@jullie-groep.test',
  },
};

type AnswerProblem = {
  question: Question;
  /** `wie.naam` */
  field: string;
  /** In Dutch: what is expected, and the remedy. */
  message: string;
};

/** What the questions that are typed call their fields. */
export const typedFields = {
  'wie.naam': 'Naam van de groep',
  'wie.gemeente': 'Gemeente',
  'wie.lokaal': 'Waar komen jullie samen?',
  'wie.email': 'Mailadres',
  'wie.siteAdres': 'Adres van de site',
} as const;

const labelOf = (field: string) => Object.entries(typedFields).find(([name]) => name === field)?.[1];

/** Returns what keeps the answers from becoming a site, in the order of the questions. */
export function answerProblems(answers: Answers): AnswerProblem[] {
  const { error } = answersFile.safeParse(countingAnswers(answers), { error: nameKnownFields });
  return (error?.issues ?? []).flatMap(({ path, message }) => {
    const question = questions.find((one) => one === path[0]);
    const field = path.map(String).join('.');
    const { expected, advice = '' } = readMessage(inForm(message, () => undefined));
    if (!question) return [];
    const label = labelOf(field);
    const isBlank = path.reduce<unknown>((value, step) => Object(value)[step], answers) === '';
    const wrong = `Dit klopt nog niet${label ? ` bij ‘${label}’` : ''}. Verwacht: ${expected}.${advice ? ` ${sentence(advice)}` : ''}`;
    return [
      {
        question,
        field,
        message: isBlank ? `Vul nog in: ${label ?? blankWords(path)}.` : wrong,
      },
    ];
  });
}

/** What is asked where one of two days, an hour or a name is blank. */
function blankWords(path: readonly PropertyKey[]): string {
  if (path.includes('kamp')) return 'de eerste en de laatste dag van het kamp';
  return `${path.includes('werking') ? 'de uren' : 'de naam'} van elke groep`;
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Returns answers that are a site already, with neutral words where they are blank or wrong: for a preview alone. */
export function filledIn(answers: Answers): Answers {
  const wrong = new Set(answerProblems(answers).map(({ field }) => field));
  const isWrong = (part: string) => [...wrong].some((field) => field.startsWith(part));
  const { kamp, ...when } = answers.wanneer;
  const isMeetingWrong = [...wrong].some((field) => /^wanneer\.(?!kamp)/.test(field));
  const who = Object.keys(neutral.wie) as (keyof Answers['wie'])[];
  return {
    ...answers,
    wie: Object.assign(
      {},
      ...who.map((key) => ({ [key]: wrong.has(`wie.${key}`) ? neutral.wie[key] : answers.wie[key] })),
    ),
    wanneer: {
      ...(isMeetingWrong ? neutral.wanneer : when),
      ...(!isWrong('wanneer.kamp') && { kamp }),
    },
    groepen: isWrong('groepen')
      ? { samen: answers.groepen.samen, lijst: named(answers.groepen.lijst) }
      : answers.groepen,
    stijl: isWrong('stijl') ? neutral.stijl : answers.stijl,
  };
}

/** The groups with a name of their own, without hours that are wrong, and without days of camp: one of them may be. */
const named = (groups: Answers['groepen']['lijst']) =>
  groups
    .map(({ werking, kamp: _, ...group }) => ({
      ...group,
      leeftijd: group.leeftijd || undefined,
      werking: werking?.van && werking.van < werking.tot ? werking : undefined,
    }))
    .filter(
      ({ naam }, index, all) =>
        slug(naam) !== '' && all.findIndex((other) => slug(other.naam) === slug(naam)) === index,
    );
