import * as z from 'zod';
import { overdueDocuments } from '@/lib/content/check/expectedDocuments';
import type { Problem } from '@/lib/content/problem';
import { compareDays } from '@/lib/dates/days';
import { dayOfMonth, readDay } from '@/lib/dates/dayWords';
import { at, type YearlyInput } from './rule';
import { documentYear, newSeason } from './season';

const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);
const word = z.coerce.string();

const documentList = z.object({
  bivak: list(z.object({ jaar: z.number() })),
  lidgeld: list(z.object({ werkjaar: word })),
});

/** Missing documents of the last camp and of the last fee, for a group that has such documents. */
export function outdatedDocuments({ sources: { documents: source }, day }: YearlyInput): Problem[] {
  if (!source) return [];
  const { bivak, lidgeld } = documentList.catch({ bivak: [], lidgeld: [] }).parse(source.value);
  const wanted = documentYear(day);
  const camp = Math.max(...bivak.map(({ jaar }) => jaar));
  const [fee = ''] = lidgeld
    .map(({ werkjaar }) => werkjaar)
    .sort()
    .reverse();
  const wantedFee = `${wanted - 1}-${wanted}`;
  const topic = 'Kamp en papieren';
  return [
    ...(bivak.length > 0 && camp < wanted
      ? [
          at(source, ['bivak'], {
            topic,
            found: `de nieuwste papieren voor de terugbetaling zijn die van ${camp}`,
            advice: `vraag de formulieren van ${wanted} aan de ziekenfondsen, zet ze in public/documents/${wanted} en zet ${wanted} bovenaan in deze lijst`,
          }),
        ]
      : []),
    ...(lidgeld.length > 0 && fee < wantedFee
      ? [
          at(source, ['lidgeld'], {
            topic,
            found: `de nieuwste formulieren voor het lidgeld zijn die van ${fee}`,
            advice: `zet die van ${wantedFee} in public/documents/${wantedFee} en zet het werkjaar bovenaan in deze lijst`,
          }),
        ]
      : []),
  ];
}

/** Documents that the site still announces although their year is over. */
export const overdue = ({ sources, day }: YearlyInput): Problem[] =>
  overdueDocuments(sources, day).map(({ source, path, what, year }) =>
    at(source, path, {
      topic: 'Kamp en papieren',
      found: `bij ${year} volgt ${what} nog, en dat jaar is voorbij`,
      advice: 'vraag het papier na en zet het erbij, of haal het daar weg',
    }),
  );

/** Dates and place of camp that did not change since the last one. */
export function outdatedCamp({ sources: { camp: source }, day, changed }: YearlyInput): Problem[] {
  const last = changed('camp');
  if (!source || !last || compareDays(last, newSeason(day)) >= 0) return [];
  return [
    at(source, ['kamp'], {
      topic: 'Kamp en papieren',
      level: 'look',
      found: `de data en de plaats van het bivak zijn niet veranderd sinds ${dayOfMonth(last)} ${last.year}`,
      advice: 'kijk na of van, tot, plaats en bezoek die van het volgende kamp zijn',
    }),
  ];
}

const calendar = z.object({
  werkjaar: z.object({ tot: word }).catch({ tot: '' }),
  evenementen: list(z.object({ naam: word, datum: word, totDatum: word.optional() })),
});

/** Past events, and a past working year. */
export function pastDates({ sources: { calendar: source }, day }: YearlyInput): Problem[] {
  if (!source) return [];
  const { werkjaar, evenementen } = calendar
    .catch({ werkjaar: { tot: '' }, evenementen: [] })
    .parse(source.value);
  const isOver = (text: string) => {
    const date = readDay(text);
    return date !== undefined && compareDays(date, day) < 0;
  };
  const topic = 'Kalender en meldingen';
  return [
    ...(isOver(werkjaar.tot)
      ? [
          at(source, ['werkjaar', 'tot'], {
            topic,
            found: `het werkjaar eindigde op ${werkjaar.tot}`,
            advice:
              'zet bij werkjaar de eerste en de laatste dag van het nieuwe, en de dagen zonder activiteit',
          }),
        ]
      : []),
    ...evenementen.flatMap(({ naam, datum, totDatum }, index) =>
      isOver(totDatum ?? datum)
        ? [
            at(source, ['evenementen', index, 'datum'], {
              topic,
              found: `${naam} was op ${datum}`,
              advice: 'zet er de datum van dit werkjaar, of haal het evenement weg',
            }),
          ]
        : [],
    ),
  ];
}

const site = z.object({
  meldingen: list(z.object({ titel: word, tot: word })),
  voettekst: z.object({ jaar: z.number() }).optional().catch(undefined),
});

/** Expired notices, and a past year in the footer. */
export function outdatedNotices({ sources: { site: source }, day }: YearlyInput): Problem[] {
  if (!source) return [];
  const { meldingen, voettekst } = site.catch({ meldingen: [], voettekst: undefined }).parse(source.value);
  return [
    ...meldingen.flatMap(({ titel, tot }, index) => {
      const until = readDay(tot);
      return until && compareDays(until, day) < 0
        ? [
            at(source, ['meldingen', index], {
              topic: 'Kalender en meldingen',
              found: `de melding ‘${titel}’ liep tot ${tot}`,
              advice: 'haal ze weg: ze staat al niet meer op de site',
            }),
          ]
        : [];
    }),
    ...(voettekst && voettekst.jaar < day.year
      ? [
          at(source, ['voettekst', 'jaar'], {
            topic: 'Zinnen met een getal of een datum',
            found: `onderaan elke pagina staat ${voettekst.jaar}`,
            advice: `schrijf ${day.year}`,
          }),
        ]
      : []),
  ];
}
