import { Icon } from '@/components/ui/Icon';
import type { Rental } from '@/lib/content/schemas/content';
import { addDays, type CalendarDate, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import { shownFrom } from '@/lib/dates/shownFrom';
import { leastForWeekend, nextFreeParts, nextFreeWeekends, takesParties } from '@/lib/rental/atFirstSight';
import { leastForPart } from '@/lib/rental/hall';
import { personPrices } from '@/lib/rental/prices';
import type { Hall } from '@/lib/rental/request';
import { bedsIn } from '@/lib/rental/rooms';
import { euro } from '@/lib/text/format';
import { listed } from '@/lib/text/words';
import styles from './AtFirstSight.module.scss';

type Answer = { answer: string; more: string; attributes?: ReturnType<typeof shownFrom> };
type Question = { ask: string; to: `#${string}`; answers: readonly Answer[] };

/** How many free weekends a build knows, one after the other. */
const known = 3;

type AtFirstSightProps = { hall: Hall; dayParts?: Rental['dagdelen']; built: CalendarDate };

/** The questions of whoever compares halls, each with a jump to the whole answer. One that has no answer is left out. */
export function AtFirstSight({ hall, dayParts, built }: AtFirstSightProps) {
  const questions = [
    ...(hall.rooms.length > 0 ? [sleeping(hall)] : byDayParts(dayParts)),
    { ask: 'Wat kost een weekend?', to: '#prijzen', answers: price(hall) },
    { ask: 'Mag er een feestje?', to: '#aanvraag', answers: party(hall) },
    { ask: 'Is er nog iets vrij?', ...free(hall, built) },
  ].filter(({ answers }) => answers.length > 0);
  if (questions.length === 0) return null;
  return (
    <ul className={styles.asks} aria-label="In het kort">
      {questions.map(({ ask, to, answers }) => (
        <li key={ask}>
          <a href={to}>
            <span className={styles.ask}>{ask}</span>{' '}
            {answers.map(({ answer, more, attributes }) => (
              <span key={answer} className={styles.answer} {...attributes}>
                <strong>{answer}</strong> <span className={styles.ask}>{more}</span>
              </span>
            ))}
            <Icon name="arrow-down" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function sleeping({ rooms, tentPlaces }: Hall): Question {
  const more = tentPlaces > 0 ? `in huis, en nog ${tentPlaces} in tenten` : 'in huis';
  return {
    ask: 'Met hoeveel kunnen we slapen?',
    to: '#slapen',
    answers: [{ answer: String(bedsIn(rooms)), more }],
  };
}

/** Of a hall without beds. */
function byDayParts(dayParts: Rental['dagdelen']): Question[] {
  if (!dayParts) return [];
  const { personen } = dayParts;
  const least = leastForPart(dayParts);
  return [
    {
      ask: 'Hoeveel mensen kunnen erin?',
      to: '#dagdelen',
      answers: personen ? [{ answer: String(personen), more: 'hoogstens' }] : [],
    },
    {
      ask: 'Wat kost een dagdeel?',
      to: '#dagdelen',
      answers: [{ answer: euro(least.prijs), more: `is het minste: ${least.naam.toLowerCase()}` }],
    },
  ];
}

function price({ prices }: Hall): Answer[] {
  const weekend = leastForWeekend(prices?.rates ?? []);
  if (weekend && weekend.price > 0 && (weekend.persons > 1 || !prices?.rates.some(({ person }) => person))) {
    const more =
      weekend.persons > 1 ? `is het minste, tot ${weekend.persons} personen` : 'is het minste, alles erbij';
    return [{ answer: euro(weekend.price), more }];
  }
  const person = personPrices(prices?.rates ?? []);
  return person ? [{ answer: euro(person.low), more: 'is het minste, per persoon en per nacht' }] : [];
}

function party({ kinds }: Hall): Answer[] {
  const taken = kinds.filter(({ refusal }) => refusal === undefined).map(({ name }) => name);
  const is = takesParties(kinds);
  if (is === undefined) return [];
  return [
    is
      ? { answer: 'Ja', more: 'zeg het erbij in je aanvraag' }
      : { answer: 'Nee', more: taken.length > 0 ? `wel: ${listed(taken, 'en')}` : '' },
  ];
}

/** What is free first, weekends or else parts of a day; on the day that it begins, the next. */
function free({ taken, byPart }: Hall, built: CalendarDate): Omit<Question, 'ask'> {
  const since = addDays(built, 1);
  if (taken) {
    const weekends = nextFreeWeekends(taken, since, known).map(({ from }) => ({
      day: from,
      more: 'is het eerste vrije weekend',
    }));
    return { to: '#vrij', answers: inTurn(weekends, 'geen weekend, zo ver de kalender gaat', built) };
  }
  if (!byPart?.taken) return { to: '#dagdelen', answers: [] };
  const parts = nextFreeParts(byPart, since, known).map(({ day, part }) => ({
    day,
    more: `${weekdayOf(day)}, ${part.name.toLowerCase()}`,
  }));
  return { to: '#dagdelen', answers: inTurn(parts, 'geen dagdeel, zo ver de kalender gaat', built) };
}

function inTurn(
  found: readonly { day: CalendarDate; more: string }[],
  none: string,
  built: CalendarDate,
): Answer[] {
  if (found.length === 0) return [{ answer: 'Nee', more: none }];
  const begins = found.map(({ day }) => startOf(day));
  return [
    ...found.map(({ day, more }, index) => ({
      answer: dayOfMonth(day),
      more,
      attributes: shownFrom(built, {
        from: begins[index - 1] ?? 0,
        until: begins[index] ?? 0,
      }),
    })),
    {
      answer: 'Kijk zelf',
      more: 'de kalender weet het',
      attributes: shownFrom(built, { from: begins.at(-1) ?? 0 }),
    },
  ];
}
