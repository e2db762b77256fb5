import { campContactFacts } from '@/components/ui/campContactFacts';
import type { Fact } from '@/components/ui/FactList';
import { placeFact } from '@/components/ui/placeFact';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import type { AboutGroups } from '@/lib/camp/bookletGroups';
import type { CampContact } from '@/lib/camp/campContact';
import { campsThat, isYearly, type OwnCamps } from '@/lib/camp/ownCamps';
import { campSeason, campYearsAround } from '@/lib/camp/season';
import type { OwnCamp } from '@/lib/camp/yearlyCamps';
import type { Camp } from '@/lib/content/schemas/content';
import { onlyIn, shownIn } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { datedRange, dayRange } from '@/lib/dates/dayWords';
import { wholeDays } from '@/lib/dates/moment';
import { outside } from '@/lib/dates/periods';
import { euro } from '@/lib/text/format';
import { listed } from '@/lib/text/words';
import { bookletFacts, type CampBooklet } from './bookletFacts';
import { visitFacts } from './visitFacts';

export type CampFactsOptions = {
  kamp: Pick<Camp['kamp'], 'van' | 'tot' | 'duur' | 'plaats' | 'geheimTot' | 'bezoek' | 'meerWeten'>;
  /** The group's name for the visiting hour. */
  visitName: string;
  /** How the children are reached. */
  reached: CampContact;
  booklet?: CampBooklet | undefined;
  /** Marks a part of the booklet for the groups that it is about. */
  about?: AboutGroups;
  camps?: OwnCamps;
  /** The day of the build. */
  built: CalendarDate;
};

/** Days before camp from which what follows about it is there. */
const lastWeek = 7;

/**
 * When, where, the visiting hour and what follows, by the day on which the page is read: with weekday and year, and without
 * what is over. Without script, and long after the build, the lines that hold for every year.
 */
export function campFacts({
  kamp,
  visitName,
  reached,
  booklet,
  camps = none,
  about = () => ({}),
  built,
}: CampFactsOptions): Fact[] {
  const { van, tot, duur, bezoek, meerWeten } = kamp;
  const seasons = campYearsAround(tot, built).map((year) => campSeason({ from: van, until: tot }, year));
  const during = seasons.map(({ during: { first, last } }) => wholeDays(first, last));
  const after = seasons.map(({ after: { first, last } }) => wholeDays(first, last));
  const next = seasons.slice(1).map((camp, at) => ({ ...camp, since: during[at]?.until ?? 0 }));
  const when: Fact = { icon: 'calendar', label: 'Wanneer', answer: dayRange(van, tot), more: duur };
  const where = placeFact(kamp.plaats, kamp.geheimTot);
  const yearly = camps.own.filter(isYearly);
  const ofBooklet = camps.own.filter((camp) => !isYearly(camp));
  // who chose only groups that are elsewhere reads their place
  const elsewhere = campsThat(camps, ({ place }) => place !== undefined);
  const here = elsewhere.own.length > 0 ? forGroupsAttributes(elsewhere.others) : {};
  const facts: Fact[] = [
    ...next.flatMap(({ during: { first, last }, since }) => {
      const dated = (from: CalendarDate, until: CalendarDate) => ({
        ...when,
        answer: datedRange(from, until),
        attributes: onlyIn({ from: since, until: wholeDays(from, until).until }),
      });
      const { year } = first;
      if (camps.own.length === 0) return dated(first, last);
      const ofYear = ofBooklet.filter((camp) => camp.year === year);
      const ofOwn = ofYear.map(({ names, ids, from, until }) => {
        const fact = dated({ ...from, year }, { ...until, year });
        return {
          ...fact,
          more: listed(names, 'en'),
          attributes: { ...fact.attributes, ...forGroupsAttributes(ids, true) },
        };
      });
      const ofAll = dated(first, last);
      const more = [duur, ...ofYear.map(daysInShort)].join('. ');
      const { others } = campsThat(camps, (camp) => isYearly(camp) || camp.year === year);
      return [
        { ...ofAll, more, attributes: { ...ofAll.attributes, ...forGroupsAttributes(others) } },
        ...ofOwn,
      ];
    }),
    {
      ...when,
      more: [duur, ...ofBooklet.map((camp) => `In ${camp.year} ${daysInShort(camp)}`)].join('. '),
      attributes: {
        ...shownIn({ from: during.at(-1)?.until ?? 0 }),
        ...(yearly.length > 0 && forGroupsAttributes(campsThat(camps, isYearly).others)),
      },
    },
    { ...where, attributes: { ...shownIn(...outside(after)), ...here } },
    { ...where, label: 'Waar we waren', attributes: { ...onlyIn(...after), ...here } },
    ...yearly.flatMap((camp) => yearlyFacts(camp, built)),
  ];
  facts.push(
    ...campContactFacts(
      reached,
      seasons.map(({ during }) => during),
    ),
  );
  if (bezoek)
    facts.push(
      ...visitFacts({
        bezoek,
        name: visitName,
        years: next.map(({ during: { first } }, at) => ({ year: first.year, since: after[at]?.until ?? 0 })),
        end: after.at(-1)?.until ?? 0,
        camps,
      }),
    );
  if (booklet) facts.push(...bookletFacts({ kamp, booklet, camps, about, built }));
  if (meerWeten) {
    const nearAndAfter = seasons.map(({ during: { first }, after: { last } }) =>
      wholeDays(addDays(first, -lastWeek), last),
    );
    facts.push({
      icon: 'doc',
      label: 'Meer weten',
      answer: meerWeten.titel,
      more: meerWeten.tekst,
      attributes: shownIn(...outside(nearAndAfter)),
    });
  }
  return facts;
}

/** When, where and for how much a camp of every year is, with weekday and year until it is over. */
function yearlyFacts({ names, ids, from, until, place, price }: OwnCamp, built: CalendarDate): Fact[] {
  const fact = {
    icon: 'tent',
    label: `Kamp van ${listed(names, 'en')}`,
    more: [place, price !== undefined && euro(price)].filter(Boolean).join(', '),
  } as const;
  const of = forGroupsAttributes(ids);
  const camps = campYearsAround(until, built).map((year) => campSeason({ from, until }, year).during);
  const over = camps.map(({ first, last }) => wholeDays(first, last).until);
  return [
    ...camps.slice(1).map(({ first, last }, at) => ({
      ...fact,
      answer: datedRange(first, last),
      attributes: { ...onlyIn({ from: over[at] ?? 0, until: over[at + 1] ?? 0 }), ...of },
    })),
    {
      ...fact,
      answer: dayRange(from, until),
      attributes: { ...shownIn({ from: over.at(-1) ?? 0 }), ...of },
    },
  ];
}

const none: OwnCamps = { own: [], others: [], lastDay: undefined };

/** `Ribbels: 21 tot 28 juli`. */
const daysInShort = ({ names, from, until }: OwnCamp) => `${listed(names, 'en')}: ${dayRange(from, until)}`;
