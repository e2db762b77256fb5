import { DaysLeft } from '@/components/ui/DaysLeft';
import { TearOff, TearOffWords } from '@/components/ui/TearOff';
import { winters } from '@/lib/calendar/winters';
import { countsToCamp, holdsNumber, shownAs } from '@/lib/camp/countdown';
import { carriesWinters } from '@/lib/dates/brusselsTime';
import type { DayMonth } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';

type CountdownProps = {
  /** First and last day of camp, in Europe/Brussels. */
  from: DayMonth;
  until: DayMonth;
};

/**
 * The countdown to camp. The exported page shows the two dates, since a number would be outdated when it is read;
 * `countdown.script.ts` replaces them by the days that remain, every second, without moving the page.
 */
export function Countdown({ from, until }: CountdownProps) {
  return (
    <TearOff top="Bivak" {...countsToCamp({ from, until })} {...carriesWinters(winters())}>
      <TearOffWords size="small" {...shownAs('dates')}>
        We vertrekken op
      </TearOffWords>{' '}
      <TearOffWords size="date" {...shownAs('dates')}>
        {dayOfMonth(from)}
      </TearOffWords>{' '}
      <TearOffWords size="small" {...shownAs('dates')}>
        en zijn terug op
      </TearOffWords>{' '}
      <TearOffWords size="date" {...shownAs('dates')}>
        {dayOfMonth(until)}
      </TearOffWords>
      <TearOffWords size="large" {...shownAs('busy')}>
        Kamp is bezig
      </TearOffWords>{' '}
      <TearOffWords size="drawing" {...shownAs('busy')}>
        ⛺
      </TearOffWords>
      <DaysLeft
        until={dayOfMonth(from)}
        one={shownAs('day')}
        several={shownAs('days')}
        both={shownAs('day', 'days')}
      >
        <TearOffWords size="number" {...shownAs('day', 'days')} {...holdsNumber()} />
      </DaysLeft>
    </TearOff>
  );
}
