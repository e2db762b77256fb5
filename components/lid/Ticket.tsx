import { FactList } from '@/components/ui/FactList';
import { Text } from '@/components/ui/Text';
import { buildDay } from '@/lib/dates/buildDay';
import type { CalendarDate } from '@/lib/dates/days';
import { isoDay } from '@/lib/dates/days';
import type { Period } from '@/lib/dates/periods';
import { shownFrom } from '@/lib/dates/shownFrom';
import type { FeePeriod } from '@/lib/joining/fees';
import { freeTimes } from '@/lib/joining/freeTimes';
import { rhythmLine } from '@/lib/meetings/meetingWords';
import type { Rhythm } from '@/lib/meetings/rhythm';
import { fullDay } from '@/lib/programme/programmeWords';
import { euro } from '@/lib/text/format';
import { capitalised, listed } from '@/lib/text/words';
import styles from './Ticket.module.scss';

type TicketProps = {
  /** The group's words for trying out, short and long. */
  trying: string | undefined;
  proberen: string | undefined;
  rhythm: Rhythm;
  /** The coming meetings, each with the period in which it is the next one. */
  coming: readonly { day: CalendarDate; period: Required<Period> }[];
  /** Whether some age groups meet at another time. */
  hasOwnMeetings: boolean;
  place: { name: string; street: string; town: string };
  onthaal: string | undefined;
  /** In euro. */
  fee: number | undefined;
  /** For how long. */
  per?: FeePeriod | undefined;
  inbegrepen: readonly string[];
  /** The button to enrol. */
  children: React.ReactNode;
};

/** Joining at a glance: trying it out, the first time, and what it costs then. */
export function Ticket({ trying, proberen, fee, per = 'jaar', inbegrepen, children, ...first }: TicketProps) {
  const isFree = trying !== undefined || proberen !== undefined;
  const within = inbegrepen.length > 0 && listed(inbegrepen, 'en');
  return (
    <div className={styles.wrap}>
      <div className={styles.ticket}>
        {isFree && (
          <section className={styles.free} aria-labelledby="proberen">
            <Punched times={freeTimes(trying, proberen)} />
            <div>
              <h2 id="proberen">{trying ?? 'Kom proberen'}</h2>
              {proberen && (
                <p>
                  <Text>{proberen}</Text>
                </p>
              )}
            </div>
          </section>
        )}
        <FirstTime {...first} />
        <section className={styles.pay} aria-labelledby="daarna">
          <h2 id="daarna">{isFree ? 'Daarna pas' : 'Lid worden'}</h2>
          {fee !== undefined && <p className={styles.sum}>{euro(fee)}</p>}
          {fee !== undefined && (
            <p>
              {per === 'jaar' ? 'voor het hele jaar' : `per ${per}`}
              {within && `, met ${within}`}.
            </p>
          )}
          {fee === undefined && within && <p>In het lidgeld zit: {within}.</p>}
          {children}
        </section>
      </div>
    </div>
  );
}

/** A hole for each free time. The words beside it say so. */
function Punched({ times }: { times: number }) {
  const words = ['kijken', 'meedoen', 'lachen', 'ravotten', 'vuil worden'].slice(0, times - 1);
  if (times < 2) return null;
  return (
    <p className={styles.punched} aria-hidden="true">
      {[...words, 'blijven'].map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}

type FirstTimeProps = Pick<TicketProps, 'rhythm' | 'coming' | 'hasOwnMeetings' | 'place' | 'onthaal'>;

function FirstTime({ rhythm, coming, hasOwnMeetings, place, onthaal }: FirstTimeProps) {
  const built = buildDay();
  return (
    <section className={styles.first} aria-labelledby="eerste-keer">
      <h2 id="eerste-keer">Je eerste keer</h2>
      <FactList
        facts={[
          {
            icon: 'clock',
            label: 'Wanneer',
            answer: capitalised(rhythmLine(rhythm)),
            more: (coming.length > 0 || hasOwnMeetings) && (
              <>
                {coming.map(({ day, period }) => (
                  <span key={isoDay(day)} {...shownFrom(built, period)}>
                    De volgende keer: {fullDay(day)}.{' '}
                  </span>
                ))}
                {hasOwnMeetings && (
                  <>
                    Sommige groepen <a href="#groep">op een ander moment</a>.
                  </>
                )}
              </>
            ),
          },
          { icon: 'pin', label: 'Waar', answer: place.name, more: `${place.street}, ${place.town}` },
          onthaal !== undefined && { icon: 'heart', label: 'Wie je opvangt', answer: onthaal },
        ]}
      />
    </section>
  );
}
