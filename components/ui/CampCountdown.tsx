import { countsToCamp, holdsNumber, shownAs } from '@/lib/camp/countdown';
import type { DayMonth } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { Countdown } from './Countdown';
import { Icon } from './Icon';
import { TearOffWords } from './TearOff';

type CampCountdownProps = {
  /** First and last day of camp, in Europe/Brussels. */
  from: DayMonth;
  until: DayMonth;
  /** What the group calls it: `Bivak`. */
  name: string;
  /** Whether it is shown in the weeks before camp alone: without the words of other times. */
  isSoon?: boolean;
  /** Whose it is, where there are several. */
  who?: string | undefined;
};

/** The countdown to camp, in each of its states: the exported page shows the two dates, since a number would be outdated when it is read. */
export function CampCountdown({ from, until, name, isSoon = false, who }: CampCountdownProps) {
  return (
    <Countdown top={name} {...countsToCamp({ from, until })} {...(who && { 'data-who': '' })}>
      {!isSoon && (
        <>
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
            <Icon name="tent" />
          </TearOffWords>
        </>
      )}
      <TearOffWords size="small" {...shownAs('day', 'days')}>
        Nog
      </TearOffWords>{' '}
      <TearOffWords size="number" {...shownAs('day', 'days')} {...holdsNumber()} />{' '}
      <TearOffWords size="small" {...shownAs('day')}>
        {`dag tot ${dayOfMonth(from)}`}
      </TearOffWords>
      <TearOffWords size="small" {...shownAs('days')}>
        {`dagen tot ${dayOfMonth(from)}`}
      </TearOffWords>
      {who && (
        <>
          {' '}
          <TearOffWords size="small">{who}</TearOffWords>
        </>
      )}
    </Countdown>
  );
}
