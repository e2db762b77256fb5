import { periodsAttribute } from './datedParts';
import type { CalendarDate } from './days';
import { startOf } from './moment';
import { isIn, type Period, writtenPeriods } from './periods';

/** Attributes of an element that is shown in this period; without script whether it is shown on the day of the build. */
export const shownFrom = (built: CalendarDate, period: Period) => ({
  [periodsAttribute]: writtenPeriods([period]),
  hidden: !isIn(period, startOf(built)),
});
