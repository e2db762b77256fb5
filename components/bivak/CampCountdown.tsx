import { DaysLeft } from '@/components/ui/DaysLeft';
import { TearOffWords } from '@/components/ui/TearOff';
import { winters } from '@/lib/calendar/winters';
import { countsToCamp, holdsNumber, shownAs } from '@/lib/camp/countdown';
import { carriesWinters } from '@/lib/dates/brusselsTime';
import type { DayMonth } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { Countdown } from './Countdown';

type CampCountdownProps = {
  /** First and last day of camp, in Europe/Brussels. */
  from: DayMonth;
  until: DayMonth;
};

/** The countdown to camp, in each of its states: the exported page shows the two dates, since a number would be outdated when it is read. */
export function CampCountdown({ from, until }: CampCountdownProps) {
  return (
    <Countdown {...countsToCamp({ from, until })} {...carriesWinters(winters())}>
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
    </Countdown>
  );
}
