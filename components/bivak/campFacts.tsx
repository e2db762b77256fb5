import type { Fact } from '@/components/ui/FactList';
import { placeFact } from '@/components/ui/placeFact';
import { campSeason, campYearsAround } from '@/lib/camp/season';
import type { Camp, Contact } from '@/lib/content/schemas/content';
import { onlyIn, shownIn } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { datedDay, datedRange, dayOfMonth, dayRange } from '@/lib/dates/dayWords';
import { minuteAt, startOf, wholeDays } from '@/lib/dates/moment';
import { outside } from '@/lib/dates/periods';
import { hours, telephoneLink } from '@/lib/text/format';

export type CampFactsOptions = {
  kamp: Pick<Camp['kamp'], 'van' | 'tot' | 'duur' | 'plaats' | 'geheimTot' | 'bezoek' | 'meerWeten'>;
  /** The group's name for the visiting hour. */
  visitName: string;
  /** Whom to call during camp. */
  people: NonNullable<Contact['hoofdleiding']>['personen'];
  /** The booklet, if there is one. */
  booklet?: { jaar: number } | undefined;
  /** The day of the build. */
  built: CalendarDate;
};

/** Days before camp from which what follows about it is there. */
const lastWeek = 7;

/**
 * When, where, the visiting hour and what follows, by the day on which the page is read: with weekday and year, and without
 * what is over. Without script, and long after the build, the lines that hold for every year.
 */
export function campFacts({ kamp, visitName, people, booklet, built }: CampFactsOptions): Fact[] {
  const { van, tot, duur, bezoek, meerWeten } = kamp;
  const camps = campYearsAround(tot, built).map((year) => campSeason({ from: van, until: tot }, year));
  const during = camps.map(({ during: { first, last } }) => wholeDays(first, last));
  const after = camps.map(({ after: { first, last } }) => wholeDays(first, last));
  const next = camps.slice(1).map((camp, at) => ({ ...camp, since: during[at]?.until ?? 0 }));
  const when: Fact = { icon: 'calendar', label: 'Wanneer', answer: dayRange(van, tot), more: duur };
  const where = placeFact(kamp.plaats, kamp.geheimTot);
  const facts: Fact[] = [
    ...next.map(({ during: { first, last }, since }) => ({
      ...when,
      answer: datedRange(first, last),
      attributes: onlyIn({ from: since, until: wholeDays(first, last).until }),
    })),
    { ...when, attributes: shownIn({ from: during.at(-1)?.until ?? 0 }) },
    { ...where, attributes: shownIn(...outside(after)) },
    { ...where, label: 'Waar we waren', attributes: onlyIn(...after) },
  ];
  if (people[0]) facts.push({ ...emergency(people), attributes: onlyIn(...during) });
  if (bezoek) {
    const { dag, van: from, tot: until, tekst } = bezoek;
    const visit = (day: string): Fact => ({
      icon: 'child',
      label: visitName,
      answer: `${day}, ${hours(from, until)}`,
      more: tekst,
    });
    for (const [
      at,
      {
        during: { first },
      },
    ] of next.entries()) {
      const day = { ...dag, year: first.year };
      const [morning, over] = [startOf(day), minuteAt(day, until)];
      facts.push(
        { ...visit(datedDay(day)), attributes: onlyIn({ from: after[at]?.until ?? 0, until: morning }) },
        { ...visit('Vandaag'), attributes: onlyIn({ from: morning, until: over }) },
      );
    }
    facts.push({ ...visit(dayOfMonth(dag)), attributes: shownIn({ from: after.at(-1)?.until ?? 0 }) });
  }
  if (booklet)
    facts.push({
      icon: 'doc',
      label: `Kampboekje ${booklet.jaar}`,
      answer: '[Lees het kampboekje](/bivak/boekje)',
      more: 'Vertrekuren, paklijst en het adres voor je brieven',
    });
  if (meerWeten) {
    const nearAndAfter = camps.map(({ during: { first }, after: { last } }) =>
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

/** A number to call, and the others behind it. */
function emergency([first, ...others]: CampFactsOptions['people']): Fact {
  const link = ({ telefoon }: { telefoon: string }) =>
    `[${telefoon.replaceAll(' ', '\u00a0')}](${telephoneLink(telefoon)})`;
  return {
    icon: 'phone',
    label: 'Dringend? Bel',
    answer: first ? link(first) : '',
    more: [first?.naam, ...others.map((one) => `${one.naam} ${link(one)}`)].join(', of '),
  };
}
