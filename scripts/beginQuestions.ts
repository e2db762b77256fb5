import type { Interface } from 'node:readline/promises';
import { type Answers, type Break, breaks, type Part, partNames, parts } from '@/lib/begin/answers';
import { type MovementName, movementNames, presetGroups } from '@/lib/begin/movements';
import { type Weekday, weekdays } from '@/lib/dates/days';
import { months } from '@/lib/dates/dayWords';
import { signNames } from '@/lib/theme/signs';

/**
 * Asks the six questions in a terminal. Values that can be chosen are asked again until they are one of those; the others are checked
 * when all are there (`readAnswers`).
 */
export async function ask(terminal: Pick<Interface, 'question'>): Promise<Omit<Answers, 'versie'>> {
  const open = async (question: string, usual = '') =>
    (await terminal.question(`${question}${usual && ` [${usual}]`}: `)).trim() || usual;
  const choose = async <Choice extends string>(
    question: string,
    choices: readonly Choice[],
    usual: Choice,
  ) => {
    for (;;) {
      const answer = (await open(`${question} (${choices.join(', ')})`, usual)).toLowerCase();
      const found = choices.find((choice) => choice.toLowerCase() === answer);
      if (found) return found;
      await terminal.question(`Kies een van deze: ${choices.join(', ')}. Druk op Enter. `);
    }
  };
  const yes = async (question: string, usual: 'ja' | 'nee' = 'ja') =>
    (await choose(question, ['ja', 'nee'] as const, usual)) === 'ja';

  const wie = {
    naam: await open('\n1. Wie zijn jullie?\nNaam van de groep'),
    beweging: await choose<MovementName>('Jeugdbeweging', movementNames, 'andere'),
    gemeente: await open('Gemeente'),
    lokaal: await open(
      'Waar komen jullie samen? (straat en nummer, postcode gemeente, met een komma ertussen)',
    ),
    siteAdres: await open('Adres van de site, met https:// ervoor'),
    email: await open('Mailadres'),
  };
  const wanneer = {
    dag: await choose<Weekday>('\n2. Wanneer komen jullie samen?\nOp welke dag?', weekdays, 'zondag'),
    van: await open('Van', '14:00'),
    tot: await open('Tot', '17:00'),
    vanMaand: await choose('Eerste maand', months, 'september'),
    totMaand: await choose('Laatste maand', months, 'juni'),
    niet: [] as Break[],
  };
  for (const [name, question] of Object.entries(breaks) as [Break, string][]) {
    if (await yes(`Geen activiteit ${question.charAt(0).toLowerCase()}${question.slice(1)}?`, 'nee'))
      wanneer.niet.push(name);
  }
  const samen = await yes('\n3. Welke groepen hebben jullie?\nSpelen meisjes en jongens samen?');
  const groepen = samen
    ? { samen, lijst: await askGroups(presetGroups(wie.beweging)) }
    : {
        samen,
        lijst: [],
        meisjes: await askGroups(presetGroups(wie.beweging, 'girls'), 'van de meisjes'),
        jongens: await askGroups(presetGroups(wie.beweging, 'boys'), 'van de jongens'),
      };
  const wat: Partial<Record<Part, boolean>> = {};
  for (const part of partNames)
    wat[part] = await yes(`${part === partNames[0] ? '\n4. Wat hebben jullie?\n' : ''}${parts[part].label}`);
  const stijl = {
    eerste: await open('\n5. Hoe zien jullie eruit?\nEerste kleur', '#d3213a'),
    tweede: await open('Tweede kleur', '#1f5138'),
    teken: await choose('Teken', signNames, 'klaproos'),
  };
  const fotos: Answers['fotos'] = {};
  const home = await open(
    '\n6. Hebben jullie al foto’s? (Enter: nee)\nBestand van een foto voor bovenaan op Home',
  );
  if (home) fotos.home = home;
  const groep = await open('Bestand van een foto van jullie groep');
  if (groep) fotos.groep = groep;
  const kamp = wat.kamp ? await open('Bestand van een foto op kamp') : '';
  if (kamp) fotos.kamp = kamp;
  return { wie, wanneer, groepen, wat: wat as Answers['wat'], stijl, fotos };

  /** Groups as `Ribbels (1e en 2e leerjaar), Speelclub`. */
  async function askGroups(usual: Answers['groepen']['lijst'], whose = '') {
    const words = await open(
      `De groepen ${whose && `${whose} `}van jong naar oud, met een komma ertussen; de leeftijd tussen haakjes`,
      usual.map(({ naam, leeftijd }) => (leeftijd ? `${naam} (${leeftijd})` : naam)).join(', '),
    );
    return words
      .split(',')
      .map((one) => /^\s*(?<naam>[^(]*[^(\s])\s*(?:\((?<leeftijd>[^)]*)\))?\s*$/.exec(one)?.groups)
      .flatMap((found) =>
        found?.naam ? [{ naam: found.naam, ...(found.leeftijd && { leeftijd: found.leeftijd }) }] : [],
      );
  }
}
