import type { Fact } from '@/components/ui/FactList';
import { placeFact } from '@/components/ui/placeFact';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { bookletDays } from '@/lib/camp/booklet';
import { campsThat, isYearly, type OwnCamps } from '@/lib/camp/ownCamps';
import { campSeason, campYearsAround } from '@/lib/camp/season';
import type { UrgentContact } from '@/lib/camp/urgentContacts';
import { isAmongAll, type OwnCamp } from '@/lib/camp/yearlyCamps';
import type { Camp } from '@/lib/content/schemas/content';
import { onlyIn, shownFrom, shownIn } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { datedDay, datedRange, dayOfMonth, dayRange } from '@/lib/dates/dayWords';
import { minuteAt, startOf, wholeDays } from '@/lib/dates/moment';
import { outside } from '@/lib/dates/periods';
import { euro, hours, telephoneLink } from '@/lib/text/format';
import { listed } from '@/lib/text/words';

type Booklet = NonNullable<Camp['boekje']>;

export type CampFactsOptions = {
  kamp: Pick<Camp['kamp'], 'van' | 'tot' | 'duur' | 'plaats' | 'geheimTot' | 'bezoek' | 'meerWeten'>;
  /** The group's name for the visiting hour. */
  visitName: string;
  /** Whom to call during camp, where no booklet has a number for it. */
  people: readonly UrgentContact[];
  booklet?: Pick<Booklet, 'jaar' | 'vertrek' | 'nood'> | undefined;
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
  people,
  booklet,
  camps = none,
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
  const days = booklet && bookletDays({ kamp, boekje: booklet });
  if (booklet?.nood && days) {
    const { telefoon, uitleg } = booklet.nood;
    facts.push({ ...call(linkTo(telefoon), uitleg), attributes: onlyIn(wholeDays(days.first, days.last)) });
  }
  if (people[0]) {
    const others = during.filter(
      (_, at) => !booklet?.nood || seasons[at]?.during.first.year !== booklet.jaar,
    );
    facts.push({ ...callOneOf(people), attributes: onlyIn(...others) });
  }
  if (bezoek) {
    const { dag, van: from, tot: until, tekst } = bezoek;
    const visit = (day: string): Fact => ({
      icon: 'child',
      label: visitName,
      answer: `${day}, ${hours(from, until)}`,
      more: tekst,
    });
    const absent = campsThat(camps, (camp) => isYearly(camp) && !isAmongAll(camp, dag));
    const present = absent.own.length > 0 ? forGroupsAttributes(absent.others) : {};
    const visits = next.map(({ during: { first } }, at) => {
      const day = { ...dag, year: first.year };
      return { day, since: after[at]?.until ?? 0, morning: startOf(day), over: minuteAt(day, until) };
    });
    facts.push(
      ...visits.map(({ day, since, morning }) => ({
        ...visit(datedDay(day)),
        attributes: { ...onlyIn({ from: since, until: morning }), ...present },
      })),
      {
        ...visit('Vandaag'),
        attributes: {
          ...onlyIn(...visits.map(({ morning, over }) => ({ from: morning, until: over }))),
          ...present,
        },
      },
    );
    facts.push({
      ...visit(dayOfMonth(dag)),
      attributes: { ...shownIn({ from: after.at(-1)?.until ?? 0 }), ...present },
    });
  }
  if (booklet && days) {
    const fact: Fact = { icon: 'doc', label: `Kampboekje ${booklet.jaar}`, answer: '' };
    const read = (words: string) => `[${words}](/bivak/boekje)`;
    const over = startOf(addDays(days.last, 1));
    facts.push(
      {
        ...fact,
        answer: read('Lees het kampboekje'),
        more: 'Vertrekuren, paklijst en het adres voor je brieven',
        attributes: shownFrom(startOf(built), { until: over }),
      },
      {
        ...fact,
        answer: read('Lees het kampboekje nog eens'),
        more: 'Van het bivak dat voorbij is',
        attributes: shownFrom(startOf(built), { from: over }),
      },
    );
  }
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

const call = (answer: string, more?: string): Fact => ({
  icon: 'phone',
  label: 'Dringend? Bel',
  answer,
  more,
});

/** A number to call, and the others behind it. */
const callOneOf = ([first, ...others]: CampFactsOptions['people']): Fact =>
  call(
    first ? linkTo(first.phone) : '',
    [first?.name, ...others.map(({ name, phone }) => `${name} ${linkTo(phone)}`)].join(', of '),
  );

const linkTo = (telephone: string) => `[${telephone.replaceAll(' ', '\u00a0')}](${telephoneLink(telephone)})`;
