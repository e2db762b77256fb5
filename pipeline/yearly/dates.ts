import * as z from 'zod';
import { overdueDocuments } from '@/lib/content/check/expectedDocuments';
import { problemAt } from '@/lib/content/check/problemAt';
import { valuesIn } from '@/lib/content/check/sources';
import { pastYear } from '@/lib/content/pastYear';
import { compareDays, daysBetween } from '@/lib/dates/days';
import { dayOfMonth, readDay } from '@/lib/dates/dayWords';
import { documentYear, newSeason } from '@/lib/dates/season';
import { lastLook } from '@/lib/joining/publicFacts';
import type { YearlyInput } from './rule';

const list = <Item extends z.ZodType>(item: Item) => z.array(item).catch([]);
const word = z.coerce.string();

const documentList = z.object({
  bivak: list(z.object({ jaar: z.number() })),
  lidgeld: list(z.object({ werkjaar: word })),
});

/** Missing documents of the last camp and of the last fee, for a group that has such documents. */
export function* outdatedDocuments({ sources: { documents: source }, day }: YearlyInput) {
  if (!source) return;
  const { bivak, lidgeld } = documentList.catch({ bivak: [], lidgeld: [] }).parse(source.value);
  const wanted = documentYear(day);
  const camp = Math.max(...bivak.map(({ jaar }) => jaar));
  if (bivak.length > 0 && camp < wanted)
    yield problemAt(source, ['bivak'], {
      found: `de nieuwste papieren voor de terugbetaling zijn die van ${camp}`,
      advice: `vraag de formulieren van ${wanted} aan de ziekenfondsen, zet ze in public/documents/${wanted} en zet ${wanted} bovenaan in deze lijst`,
    });
  const fee =
    lidgeld
      .map(({ werkjaar }) => werkjaar)
      .toSorted()
      .at(-1) ?? '';
  const wantedFee = `${wanted - 1}-${wanted}`;
  if (lidgeld.length > 0 && fee < wantedFee)
    yield problemAt(source, ['lidgeld'], {
      found: `de nieuwste formulieren voor het lidgeld zijn die van ${fee}`,
      advice: `zet die van ${wantedFee} in public/documents/${wantedFee} en zet het werkjaar bovenaan in deze lijst`,
    });
}

/** Documents that the site still announces although their year is over. */
export const overdue = ({ sources, day }: YearlyInput) =>
  overdueDocuments(sources, day).map(({ source, path, what, year }) =>
    problemAt(source, path, {
      found: `bij ${year} volgt ${what} nog, en dat jaar is voorbij`,
      advice: 'vraag het papier na en zet het erbij, of haal het daar weg',
    }),
  );

/** Dates and place of camp that did not change since the last one. */
export function* outdatedCamp({ sources: { camp: source }, day, changed }: YearlyInput) {
  const publicFrom = readDay(source?.textAt(['kamp', 'geheimTot']) ?? '');
  if (source && publicFrom && compareDays(publicFrom, newSeason(day)) < 0)
    yield problemAt(source, ['kamp', 'geheimTot'], {
      found: `waar het kamp is, was geheim tot ${dayOfMonth(publicFrom)} ${publicFrom.year}`,
      advice: 'zet er de dag van dit jaar, of haal de regel weg',
    });
  const last = changed('camp');
  if (source && last && compareDays(last, newSeason(day)) < 0)
    yield problemAt(source, ['kamp'], {
      level: 'look',
      found: `de data en de plaats van het bivak zijn niet veranderd sinds ${dayOfMonth(last)} ${last.year}`,
      advice: 'kijk na of van, tot, plaats en bezoek die van het volgende kamp zijn',
    });
}

/** The booklet of a camp that is over: its account, numbers and address have left the site. */
export function* oldBooklet({ sources, day }: YearlyInput) {
  const source = sources.camp;
  const { booklet } = pastYear(valuesIn(sources), day);
  if (source && booklet !== undefined)
    yield problemAt(source, ['boekje', 'jaar'], {
      found: `het kampboekje is dat van ${booklet}`,
      advice: 'kijk elke bladzijde na, met rekening en nummers, en zet er het jaar van het volgende kamp',
    });
}

const join = z.object({ nagekeken: word.optional() }).catch({});

/** In days: what federations and the state say is looked at again after a year. */
const lookAgain = 365;

/** The facts of others on the page about joining, when nobody looked at them for a year. */
export function* oldJoiningFacts({ sources: { join: source }, day }: YearlyInput) {
  if (!source) return;
  const last = lastLook(readDay(join.parse(source.value).nagekeken ?? ''));
  if (daysBetween(last, day) > lookAgain)
    yield problemAt(source, [], {
      level: 'look',
      found: `wat de koepel en de overheid zeggen, is het laatst nagekeken op ${dayOfMonth(last)} ${last.year}`,
      advice:
        'open op de pagina Lid worden de links naar hen, kijk of de zinnen erbij nog kloppen, en zet de dag bij nagekeken',
    });
}

const calendar = z.object({ werkjaar: z.object({ tot: word }).catch({ tot: '' }) });

/** A past working year. */
export function* pastWorkingYear({ sources: { calendar: source }, day }: YearlyInput) {
  const until = calendar.catch({ werkjaar: { tot: '' } }).parse(source?.value).werkjaar.tot;
  if (source && isOver(until, day))
    yield problemAt(source, ['werkjaar', 'tot'], {
      found: `het werkjaar eindigde op ${until}`,
      advice: 'zet bij werkjaar de eerste en de laatste dag van het nieuwe, en de dagen zonder activiteit',
    });
}

/** In items of one list: above it, the list itself is named. */
const mostNamed = 9;

/** Events, days off, rented periods, notices and a programme that are over. */
export function* pastEntries({ sources, day }: YearlyInput) {
  const { lists, moved } = pastYear(valuesIn(sources), day);
  for (const { file, path, value } of moved) {
    const source = sources[file];
    if (source)
      yield problemAt(source, path, {
        found: 'deze dag is van het vorige werkjaar',
        advice: `zet er ${value}; in het beheer verschuift hij in één keer mee met Taken, ‘Van vorig jaar’`,
      });
  }
  for (const { file, path, title, items } of lists) {
    const source = sources[file];
    const [first] = items;
    if (!source || !first) continue;
    if (items.length > mostNamed)
      yield problemAt(source, path, {
        found: `${title}: ${items.length} dingen zijn voorbij (${first.words}, en de volgende)`,
        advice: removeAll,
      });
    else
      for (const { index, words } of items)
        yield problemAt(source, [...path, index], { found: words, advice: removeAll });
  }
}

/** Which view of the editor removes all of it. */
const removeAll =
  'haal het weg, of zet er de datum van dit werkjaar; in het beheer gaat alles in één keer weg met Taken, ‘Van vorig jaar’';

/** Whether a day as written is before another; false when it does not parse. */
function isOver(text: string, day: YearlyInput['day']): boolean {
  const date = readDay(text);
  return date !== undefined && compareDays(date, day) < 0;
}

const site = z.object({ voettekst: z.object({ jaar: z.number() }).optional().catch(undefined) }).catch({});

/** A past year in the footer. */
export function* outdatedFooter({ sources: { site: source }, day }: YearlyInput) {
  const { voettekst } = site.parse(source?.value);
  if (source && voettekst && voettekst.jaar < day.year)
    yield problemAt(source, ['voettekst', 'jaar'], {
      found: `onderaan elke pagina staat ${voettekst.jaar}`,
      advice: `schrijf ${day.year}`,
    });
}
