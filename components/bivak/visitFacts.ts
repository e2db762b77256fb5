import type { Fact } from '@/components/ui/FactList';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { campsThat, isYearly, type OwnCamps } from '@/lib/camp/ownCamps';
import { isAmongAll } from '@/lib/camp/yearlyCamps';
import type { Camp } from '@/lib/content/schemas/content';
import { onlyIn, shownIn } from '@/lib/dates/datedParts';
import { datedDay, dayOfMonth } from '@/lib/dates/dayWords';
import { minuteAt, startOf } from '@/lib/dates/moment';
import type { Minute } from '@/lib/dates/periods';
import { hours } from '@/lib/text/format';

type VisitFactsOptions = {
  bezoek: NonNullable<Camp['kamp']['bezoek']>;
  name: string;
  /** The years of the camps to come, each with the minute from which it is the next. */
  years: readonly { year: number; since: Minute }[];
  /** From this minute on nothing is known of the next camp. */
  end: Minute;
  camps: OwnCamps;
};

/** The visiting hour: on its day *Vandaag*, until it is over; without script the day of every year. */
export function visitFacts({ bezoek, name, years, end, camps }: VisitFactsOptions): Fact[] {
  const { dag, van, tot, tekst } = bezoek;
  const absent = campsThat(camps, (camp) => isYearly(camp) && !isAmongAll(camp, dag));
  const present = absent.own.length > 0 ? forGroupsAttributes(absent.others) : {};
  const visits = years.map(({ year, since }) => {
    const day = { ...dag, year };
    return { day, since, morning: startOf(day), over: minuteAt(day, tot) };
  });
  const visit = (day: string, when: Fact['attributes']): Fact => ({
    icon: 'child',
    label: name,
    answer: `${day}, ${hours(van, tot)}`,
    more: tekst,
    attributes: { ...when, ...present },
  });
  return [
    ...visits.map(({ day, since, morning }) => visit(datedDay(day), onlyIn({ from: since, until: morning }))),
    visit('Vandaag', onlyIn(...visits.map(({ morning, over }) => ({ from: morning, until: over })))),
    visit(dayOfMonth(dag), shownIn({ from: end })),
  ];
}
