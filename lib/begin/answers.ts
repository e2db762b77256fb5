import '@/lib/content/kinds/jitless';
import * as z from 'zod';
import type { blocks } from '@/lib/content/blocks';
import { nameKnownFields, schemaProblems } from '@/lib/content/check/schemaProblems';
import { sign, weekday } from '@/lib/content/kinds/choice';
import { colour } from '@/lib/content/kinds/colour';
import { dayMonthText } from '@/lib/content/kinds/date';
import { email } from '@/lib/content/kinds/email';
import { siteAddress } from '@/lib/content/kinds/link';
import { name } from '@/lib/content/kinds/plain';
import { time } from '@/lib/content/kinds/time';
import { type Problem, problemMessage } from '@/lib/content/problem';
import { eachOnce, mustBeLater } from '@/lib/content/schemas/rules';
import { readSource } from '@/lib/content/yaml/source';
import { compareInYear } from '@/lib/dates/days';
import { monthNames, readDayMonth } from '@/lib/dates/dayWords';
import { slug } from '@/lib/text/slug';
import { type GroupAnswer, movementNames } from './movements';

/** The version of the answers that this program reads. */
export const answersVersion = 1;

/** In characters: what still fits in the header of a phone. */
const longestName = 60;

const shortName = name
  .refine((value) => [...value].length <= longestName, {
    error: problemMessage(
      `een naam van hoogstens ${longestName} tekens`,
      'schrijf de korte naam; de volledige kan later in een tekst',
    ),
  })
  .refine((value) => slug(value) !== '', {
    error: problemMessage(
      'een naam met letters of cijfers',
      'schrijf de naam in woorden, zonder tekeningetjes',
    ),
  });

const writtenAddress = /^(?<street>.*\S)\s*,\s*(?<postcode>[1-9]\d{3})\s+(?<town>\S.*)$/;

/** `Molenpad 4, 9997 Lotenberg` as its parts. */
export function readAddress(text: string): { street: string; postcode: string; town: string } | undefined {
  const { street, postcode, town } = writtenAddress.exec(text.trim())?.groups ?? {};
  return street && postcode && town ? { street, postcode, town } : undefined;
}

const address = name.refine((value) => readAddress(value) !== undefined, {
  error: problemMessage(
    'straat en nummer, een komma, de postcode (vier cijfers) en de gemeente, zoals Dorpsstraat 1, 9000 Gent',
    'vul aan wat ontbreekt; een adres in het buitenland kan later in site.yaml',
  ),
});

/** The months as they are written in Dutch, from January. */
const month = z.string().refine((value) => monthNames.includes(value), {
  error: problemMessage('de naam van een maand, bijvoorbeeld september', 'schrijf de maand voluit'),
});

/** When a group may not meet, by the name in the answers, with what the question calls it. */
export const breaks = {
  kerstvakantie: 'In de kerstvakantie',
  examens: 'In de examens van juni',
  feestdagen: 'Op feestdagen',
} as const;

export type Break = keyof typeof breaks;

const breakNames = Object.keys(breaks) as [Break, ...Break[]];

/** What a group is asked whether it has, by the name in the answers, with the block that it is. */
export const parts = {
  kalender: { block: 'kalender', label: 'Kalender', about: 'Het werkjaar, en wat er op een dag is' },
  kamp: { block: 'kamp', label: 'Zomerkamp', about: 'Een pagina met dagen, plaats en papieren' },
  zaal: { block: 'verhuur', label: 'Zaal te huur', about: 'Bedden, prijzen en aanvragen' },
  uniform: { block: 'uniformen', label: 'Uniform', about: 'Wat het kost, en waar je het koopt' },
  documenten: { block: 'documenten', label: 'Documenten', about: 'Medische fiche, ziekenfonds' },
  formulier: {
    block: 'formulier',
    label: 'Contactformulier',
    about: 'Een kaartje schrijven naar jullie mailbox',
  },
  steun: { block: 'steun', label: 'Trooper', about: 'Winkels die jullie steunen' },
} as const satisfies Record<string, { block: keyof typeof blocks; label: string; about: string }>;

export type SitePart = keyof typeof parts;

export const partNames = Object.keys(parts) as SitePart[];

const yes = z.boolean({ error: problemMessage('true of false', 'schrijf true voor ja, of false voor nee') });

/** Begin and end on one day. */
const laterEnd = {
  ...mustBeLater('uur'),
  error: problemMessage(
    'een later uur dan het begin (veld van)',
    'jullie stoppen vóór jullie beginnen: kijk de twee uren even na',
  ),
};

const campDays = z.strictObject({ van: dayMonthText, tot: dayMonthText }).refine(({ van, tot }) => {
  const [from, until] = [readDayMonth(van), readDayMonth(tot)];
  return !from || !until || compareInYear(from, until) < 0;
}, mustBeLater('dag'));

const group = z.strictObject({
  naam: shortName,
  leeftijd: name.optional(),
  // its own days of camp, day and hours: `countingAnswers` says where they count
  kamp: campDays.optional(),
  werking: z
    .strictObject({ dag: weekday, van: time, tot: time })
    .refine(({ van, tot }) => van < tot, laterEnd)
    .optional(),
});

/** No two groups of one list have the same anchor on their page. */
const groups = z
  .array(group)
  .superRefine(
    ...eachOnce(
      'naam',
      ({ naam }) => slug(naam),
      'een naam die nog geen andere groep heeft',
      'geef elke groep een eigen naam, of haal er een weg',
    ),
  );

/** The six answers from which the content of a new group is made (`begin.ts`). */
export const answersFile = z.strictObject({
  versie: z.literal(answersVersion, {
    error: problemMessage(
      `${answersVersion}: de vragen van deze versie`,
      'beantwoord de vragen opnieuw, of zet er de antwoorden bij die ontbreken en schrijf dan deze versie',
    ),
  }),
  wie: z.strictObject({
    naam: shortName,
    beweging: z.preprocess(
      (name) => (typeof name === 'string' ? name.toLowerCase() : name),
      z.enum(movementNames, {
        error: problemMessage(
          `een van deze: ${movementNames.join(', ')}`,
          'kies andere als ze er niet bij staat',
        ),
      }),
    ),
    gemeente: shortName,
    lokaal: address,
    siteAdres: siteAddress,
    email,
  }),
  wanneer: z
    .strictObject({
      dag: weekday,
      van: time,
      tot: time,
      vanMaand: month,
      totMaand: month,
      niet: z
        .array(
          z.enum(breakNames, {
            error: problemMessage(`een van deze: ${breakNames.join(', ')}`, 'haal weg wat er niet bij hoort'),
          }),
        )
        .default([]),
      /** The days of camp, when they are known. */
      kamp: campDays.optional(),
      /** Whether some age group meets on another day or at other hours, or is on camp on other days. */
      verschilt: yes.optional(),
    })
    .refine(({ van, tot }) => van < tot, laterEnd),
  groepen: z
    .strictObject({
      /** Whether girls and boys play together: one page of leaders, or one for each half. */
      samen: yes,
      lijst: groups.default([]),
      /** Where the halves have other groups. */
      meisjes: groups.optional(),
      jongens: groups.optional(),
    })
    .refine(({ samen, meisjes, jongens }) => !samen || (!meisjes && !jongens), {
      path: ['samen'],
      error: problemMessage(
        'false, want er is een lijst voor meisjes of jongens',
        'schrijf false, of zet alle groepen in lijst',
      ),
    }),
  wat: z.strictObject({
    kalender: yes,
    kamp: yes,
    zaal: yes,
    uniform: yes,
    documenten: yes,
    formulier: yes,
    steun: yes,
  } satisfies Record<SitePart, typeof yes>),
  stijl: z.strictObject({ eerste: colour, tweede: colour, teken: sign }),
  fotos: z.strictObject({ home: name, groep: name, kamp: name }).partial().default({}),
});

export type Answers = z.infer<typeof answersFile>;

/**
 * The answers without those that do not count, which may be half filled in where nobody sees them any more: days of camp of a group
 * that has none, and what an age group has of its own where all are alike.
 */
export function countingAnswers(answers: Answers): Answers {
  const { wat, wanneer, groepen } = answers;
  const kamp = wat.kamp ? wanneer.kamp : undefined;
  const counting = (groups: GroupAnswer[]) =>
    groups.map((group) => ({
      ...group,
      werking: wanneer.verschilt ? group.werking : undefined,
      kamp: wanneer.verschilt && kamp ? group.kamp : undefined,
    }));
  const { lijst, meisjes, jongens } = groepen;
  return {
    ...answers,
    wanneer: { ...wanneer, kamp },
    groepen: {
      ...groepen,
      lijst: counting(lijst),
      ...(meisjes && { meisjes: counting(meisjes) }),
      ...(jongens && { jongens: counting(jongens) }),
    },
  };
}

/**
 * Reads `antwoorden.json`.
 * @param file its name, for messages
 * @returns the answers, or everything that is wrong with them, in Dutch, with line and remedy
 */
export function readAnswers(
  file: string,
  text: string,
): { answers: Answers; problems?: undefined } | { answers?: undefined; problems: Problem[] } {
  const { source, problems } = readSource(file, text);
  if (!source || problems.length > 0) return { problems };
  const wrapped = z
    .object({ answers: answersFile })
    .safeParse({ answers: source.value }, { error: nameKnownFields });
  if (wrapped.success) return { answers: wrapped.data.answers };
  return { problems: schemaProblems(wrapped.error.issues, { answers: source }) };
}
