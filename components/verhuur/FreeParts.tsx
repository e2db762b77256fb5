import { TableFrame } from '@/components/ui/TableFrame';
import { addDays, type CalendarDate, isoDay, weekdayOf } from '@/lib/dates/days';
import { dayOfMonth, shortWeekday } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import { shownFrom } from '@/lib/dates/shownFrom';
import { isRentedOften } from '@/lib/rental/atFirstSight';
import { type DayPart, isTaken, timeSpanOf } from '@/lib/rental/dayParts';
import { shortMonth } from '@/lib/rental/monthWords';
import type { HallByPart } from '@/lib/rental/partRequest';
import { euro, hours } from '@/lib/text/format';
import { asksAttribute } from './asks.script';
import styles from './FreeParts.module.scss';

/** In days: how far the table looks ahead, and how long a build may be online before it has no rows left. */
const [ahead, known] = [28, 56];

type FreePartsProps = {
  /** The title of its section, which is its caption. */
  title: string;
  id: string;
  hall: HallByPart;
  built: CalendarDate;
  /** Whether there is a request, which the free ones fill in. */
  fillsRequest: boolean;
};

/** The parts of the coming days with their prices: which are free. A day leaves when it comes, and a later one is added. */
export function FreeParts({ title, id, hall, built, fillsRequest }: FreePartsProps) {
  const days = Array.from({ length: known }, (_, index) => addDays(built, index + 1)).filter(isRentedOften);
  return (
    <TableFrame>
      <table className={styles.parts}>
        <caption>
          <h2 id={id}>{title}</h2>
        </caption>
        <thead>
          <tr>
            <td />
            {hall.parts.map(({ name, from, until, price }) => (
              <th key={name} scope="col">
                {name} <small>{hours(from, until)}</small> <b>{euro(price)}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={isoDay(day)} {...shownFrom(built, shownAround(day))}>
              <th scope="row">
                <abbr title={weekdayOf(day)}>{shortWeekday(day)}</abbr> <b>{day.day}</b> {shortMonth(day)}
              </th>
              {hall.parts.map((part) => (
                <td key={part.name} data-column={part.name}>
                  <PartOfDay day={day} part={part} taken={hall.taken ?? []} fillsRequest={fillsRequest} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

const shownAround = (day: CalendarDate) => ({
  from: startOf(addDays(day, -ahead)),
  until: startOf(day),
});

type PartOfDayProps = Pick<FreePartsProps, 'fillsRequest'> & {
  day: CalendarDate;
  part: DayPart;
  taken: NonNullable<HallByPart['taken']>;
};

function PartOfDay({ day, part, taken, fillsRequest }: PartOfDayProps) {
  if (isTaken(taken, timeSpanOf(day, part))) return <span data-is="taken">bezet</span>;
  if (!fillsRequest) return <span data-is="free">vrij</span>;
  const words = `vrij: ${weekdayOf(day)} ${dayOfMonth(day)}, ${part.name.toLowerCase()}`;
  return (
    <a
      href="#aanvraag"
      data-is="free"
      aria-label={words}
      {...{ [asksAttribute]: `${isoDay(day)} ${part.name}` }}
    >
      vrij
    </a>
  );
}
