import { ButtonLink } from '@/components/ui/ButtonLink';
import { buildDay } from '@/lib/dates/buildDay';
import { type CalendarDate, isoDay } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import type { Period } from '@/lib/dates/periods';
import { shownFrom } from '@/lib/dates/shownFrom';
import { routePath } from '@/lib/pages/pages';

type TryButtonProps = { days: readonly { day: CalendarDate; period: Required<Period> }[] };

/** What somebody comes for: to try it on the next day. After the last day that the build knows it says no day. */
export function TryButton({ days }: TryButtonProps) {
  const built = buildDay();
  const last = days.at(-1);
  return (
    <p>
      <ButtonLink href={`${routePath('/lid-worden')}#proberen`} arrow="arrow-right">
        {days.map(({ day, period }) => (
          <span key={isoDay(day)} {...shownFrom(built, period)}>
            Probeer op {dayOfMonth(day)}
          </span>
        ))}
        <span {...(last && shownFrom(built, { from: last.period.until }))}>Kom proberen</span>
      </ButtonLink>
    </p>
  );
}
