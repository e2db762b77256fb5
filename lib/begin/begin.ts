import { stringify } from 'yaml';
import type { Texts } from '@/lib/content/check/sources';
import { withFormat } from '@/lib/content/migrations/format';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { contactFile } from '@/lib/content/schemas/contact';
import { homeFile } from '@/lib/content/schemas/home';
import {
  addDays,
  type CalendarDate,
  compareDays,
  everyWeekday,
  firstWeekday,
  type Weekday,
  workingYearOn,
} from '@/lib/dates/days';
import { monthNames, writtenDay } from '@/lib/dates/dayWords';
import { coloursFromTwo } from '@/lib/theme/derivedColours';
import type { IconName } from '@/lib/theme/icons';
import { type Answers, countingAnswers, partNames, parts, readAddress } from './answers';
import { blockWords } from './blockWords';
import { builtInTexts } from './builtInTexts';
import { breakDays, isAmong } from './freeDays';
import { agesIn, firstAge, type GroupAnswer } from './movements';

/** Drawings for age groups, from the youngest to the oldest. */
const groupIcons = [
  'ladybird',
  'kite',
  'backpack',
  'compass',
  'mountain',
  'torch',
  'leaf',
  'campfire',
] as const satisfies IconName[];

/** The drawing of an age group, by its place from young to old. */
export const groupIcon = (index: number): IconName => groupIcons[index % groupIcons.length] ?? groupIcons[0];

/**
 * Makes the content of a new group from its answers. What is known of any group gets its words; what nobody knows yet is left out.
 * @param day of the answers: before July the working year that runs, from July the next one
 * @returns the content files by their path below `content`
 */
export function contentOf(given: Answers, day: CalendarDate): Texts {
  const answers = countingAnswers(given);
  const { groepen, wat } = answers;
  const pages = groepen.samen
    ? ([['leiding/leiding.yaml', 'De {leiding}']] as const)
    : ([
        ['leiding/jongens.yaml', 'De jongens{leiding}'],
        ['leiding/meisjes.yaml', 'De meisjes{leiding}'],
      ] as const);
  const lists = listsOf(groepen);
  const texts: Texts = {
    'site.yaml': siteText(answers),
    'home.yaml': homeText(answers),
    'contact.yaml': withComment('Hoe mensen jullie bereiken.', builtInTexts(contactFile)),
    ...(wat.kalender && { 'kalender.yaml': calendarText(answers, day) }),
    ...(answers.wanneer.kamp && { 'bivak.yaml': campText(answers.wanneer.kamp) }),
    ...Object.fromEntries(
      pages.flatMap(([file, title], index) => {
        const groups = lists[index] ?? [];
        return groups.length > 0 ? [[file, leadersText(title, groups, answers, day)]] : [];
      }),
    ),
  };
  return withFormat(texts, newestFormat);
}

function siteText({ wie, wanneer, groepen, wat, stijl }: Answers): string {
  const { street, postcode, town } = readAddress(wie.lokaal) ?? {};
  const youngest = youngestAge(groepen);
  const without = partNames.filter((part) => !wat[part]).map((part) => parts[part].block);
  return withComment('Alles wat op elke pagina terugkomt. Hoe je dit bestand aanpast, staat in LEESMIJ.md.', {
    naam: wie.naam,
    korteNaam: wie.naam,
    gemeente: wie.gemeente,
    siteAdres: wie.siteAdres,
    ...(without.length > 0 && { zonder: without }),
    lokaal: { naam: 'Ons lokaal', straat: street, postcode, gemeente: town },
    kleuren: coloursFromTwo(stijl.eerste, stijl.tweede),
    teken: stijl.teken,
    email: wie.email,
    werking: {
      dag: wanneer.dag,
      van: wanneer.van,
      tot: wanneer.tot,
      ...(youngest !== undefined && { vanafLeeftijd: youngest }),
    },
    voettekst: { groet: 'Tot {werking.weerzien}!' },
  });
}

/** In years; undefined when the group that may be the youngest has no age, or one that begins nowhere (`Tot 9 jaar`). */
function youngestAge(groepen: Answers['groepen']): number | undefined {
  const lists = listsOf(groepen).filter((groups) => groups.length > 0);
  const ages = lists.flatMap((groups) =>
    groups.filter(({ leeftijd }, index) => index === 0 || leeftijd).map(({ leeftijd }) => firstAge(leeftijd)),
  );
  return ages.length > 0 && ages.every((age) => age !== undefined) ? Math.min(...ages) : undefined;
}

/** The lists of groups that are shown, each from young to old: one, or that of the boys and that of the girls. */
export const listsOf = ({ samen, lijst, jongens, meisjes }: Answers['groepen']): readonly GroupAnswer[][] =>
  samen ? [lijst] : [jongens ?? lijst, meisjes ?? lijst];

/** Of the camp its days, and words that are true of any group. */
const campText = (days: NonNullable<GroupAnswer['kamp']>): string => {
  const { kamp, ...page } = blockWords.kamp;
  return withComment('Het kamp van deze zomer.', { ...page, kamp: { ...kamp, ...days } });
};

/** The built-in texts, written out so that they can be changed; cards only about what the group has. */
function homeText({ wie, wanneer, wat, fotos }: Answers): string {
  const { overOns, ...home } = builtInTexts(homeFile);
  const { watTitel: _, ...about } = overOns; // there is no list below it yet
  const has: Partial<Record<string, boolean>> = { '/bivak': wat.kamp, '/verhuur': wat.zaal };
  const kaarten = home.activiteiten.kaarten
    .filter(({ link }) => !link || has[link])
    .map(({ link, ...card }) => ({
      ...card,
      ...(link === '/bivak' && wanneer.kamp && { link }), // the other pages are there when somebody writes about them
      ...(link === '/bivak' && fotos.kamp && { foto: { bestand: fotos.kamp, alt: 'Onze groep op kamp.' } }),
    }));
  return withComment(
    'De startpagina. Sterretjes maken een woord **vet**; [woorden](/contact) worden een link.',
    {
      ...home,
      ...(wie.naam.toLowerCase().includes(wie.gemeente.toLowerCase()) && { titel: '{naam}' }),
      welkom: {
        ...home.welkom,
        ...(fotos.home && { foto: { bestand: fotos.home, alt: 'Onze groep.' } }),
      },
      overOns: {
        ...about,
        ...(fotos.groep && {
          foto: {
            bestand: fotos.groep,
            alt: 'Kinderen en leiding van onze groep.',
            onderschrift: 'Zo zijn wij',
          },
        }),
      },
      activiteiten: { ...home.activiteiten, kaarten },
    },
  );
}

function leadersText(
  title: string,
  groups: readonly GroupAnswer[],
  answers: Answers,
  day: CalendarDate,
): string {
  return withComment('Groepen en leiding staan op de site in dezelfde volgorde als hier.', {
    titel: `${title} – {korteNaam}`,
    beschrijving: `Maak kennis met ${title.charAt(0).toLowerCase()}${title.slice(1)} van {korteNaam}.`,
    kop: title,
    inleiding: 'Vrijwilligers, stuk voor stuk.',
    groepen: groups.map(({ naam, leeftijd, werking, kamp }, index) => ({
      naam,
      ...(leeftijd && { leeftijd }),
      ...(agesIn(leeftijd) && { geboren: agesIn(leeftijd) }), // for the page about joining
      ...ownMeetingOf(werking, answers, day),
      ...(kamp && { kamp }),
      icoon: groupIcon(index),
      leiding: [],
    })),
  });
}

/** What an age group has otherwise than everybody; nothing where they said that all are alike. */
function ownMeetingOf(own: GroupAnswer['werking'], { wanneer: everybody, wat }: Answers, day: CalendarDate) {
  const keys = ['dag', 'van', 'tot'] as const;
  const other = keys.filter((key) => own && own[key] !== everybody[key]);
  if (!own || other.length === 0) return {};
  const isOtherDay = wat.kalender && own.dag !== everybody.dag; // the calendar has the days off of everybody's day
  const year = meetings(everybody, day);
  const free = isOtherDay
    ? meetings({ ...everybody, ...own }, day).free.filter((one) => isAmong(one, [year]))
    : [];
  return {
    werking: {
      ...Object.fromEntries(other.map((key) => [key, own[key]])),
      ...(free.length > 0 && { niet: free.map(writtenDay) }),
    },
  };
}

function calendarText(answers: Answers, day: CalendarDate): string {
  const { from, to, free } = meetings(answers.wanneer, day);
  return withComment('Ouders abonneren zich op deze kalender. Data schrijf je als 6 december 2026.', {
    werkjaar: {
      van: writtenDay(from),
      tot: writtenDay(to),
      ...(free.length > 0 && { geenActiviteit: free.map(writtenDay) }),
    },
  });
}

/** The first and last day of the weekly activity in a working year, the days of it without activity, and the others. */
export function meetings(
  { dag, vanMaand, totMaand, niet }: Answers['wanneer'],
  day: CalendarDate,
): { from: CalendarDate; to: CalendarDate; free: CalendarDate[]; days: CalendarDate[] } {
  const year = workingYearOn(day);
  const [first, last] = [monthNames.indexOf(vanMaand) + 1, monthNames.indexOf(totMaand) + 1];
  const from = firstWeekday(dag, { year: first >= 7 ? year : year + 1, month: first, day: 1 });
  const to = lastWeekday(dag, last > first && first >= 7 ? year : year + 1, last);
  const breaks = niet.flatMap((name) => breakDays(name, year));
  const all = compareDays(from, to) < 0 ? everyWeekday(dag, from, to) : [];
  const days = all.filter((one) => !isAmong(one, breaks));
  const [begin, end] = [days.at(0) ?? from, days.at(-1) ?? to];
  const free = all.filter(
    (one) => isAmong(one, breaks) && compareDays(begin, one) < 0 && compareDays(one, end) < 0,
  );
  return { from: begin, to: end, free, days };
}

function lastWeekday(name: Weekday, year: number, month: number): CalendarDate {
  const next = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  return addDays(firstWeekday(name, next), -7);
}

const withComment = (comment: string, value: unknown) =>
  `# ${comment}\n\n${stringify(value, { lineWidth: 0 })}`;
