import { addDays, type CalendarDate, isoDay } from '@/lib/dates/days';
import { shortWeekday } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import { shownFrom } from '@/lib/dates/shownFrom';
import { isRentedOften } from '@/lib/rental/atFirstSight';
import { isTaken, timeSpanOf } from '@/lib/rental/dayParts';
import { shortMonth } from '@/lib/rental/monthWords';
import type { HallByPart } from '@/lib/rental/partRequest';
import { listed } from '@/lib/text/words';
import styles from './TakenWeekdays.module.scss';

/** In days from the build: what is taken later is not said. */
const known = 56;

type TakenWeekdaysProps = {
  hall: HallByPart;
  built: CalendarDate;
};

/** Of Monday to Thursday, which are not in the table of free parts: what is taken, and after the last of it that nothing is. */
export function TakenWeekdays({ hall: { parts, taken = [] }, built }: TakenWeekdaysProps) {
  const days = Array.from({ length: known }, (_, index) => addDays(built, index + 1))
    .filter((day) => !isRentedOften(day))
    .map((day) => ({ day, rented: parts.filter((part) => isTaken(taken, timeSpanOf(day, part))) }))
    .filter(({ rented }) => rented.length > 0);
  const last = days.at(-1);
  const fromThen = last ? startOf(last.day) : 0;
  const until = (end: number) => shownFrom(built, { from: 0, until: end });
  return (
    <div className={styles.weekdays}>
      {last && (
        <div {...until(fromThen)}>
          <p>Van maandag tot donderdag is dit bezet:</p>
          <ul>
            {days.map(({ day, rented }) => (
              <li key={isoDay(day)} {...until(startOf(day))}>
                {`${shortWeekday(day)} ${day.day} ${shortMonth(day)}: `}
                {rented.length === parts.length && parts.length > 1
                  ? 'de hele dag'
                  : listed(
                      rented.map(({ name }) => name),
                      'en',
                    ).toLowerCase()}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p {...shownFrom(built, { from: fromThen, until: startOf(addDays(built, known)) })}>
        Van maandag tot donderdag zijn alle dagdelen nog vrij.
      </p>
    </div>
  );
}
