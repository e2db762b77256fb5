import { ButtonLink } from '@/components/ui/ButtonLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FeedAddress } from '@/components/ui/FeedAddress';
import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Paragraph } from '@/components/ui/Text';
import { daysOfMonth, endOf, hoursOf } from '@/lib/calendar/calendarWords';
import { type DatedEntry, hasSeveralDays, type MeetingEntry } from '@/lib/calendar/entries';
import { feedAddress, feedOnTheWeb } from '@/lib/calendar/feedAddress';
import { phasesOf } from '@/lib/calendar/phases';
import type { Calendar } from '@/lib/content/schemas/content';
import { onlyIn, shownIn } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate, isoDay } from '@/lib/dates/days';
import { dayOfMonth, monthName, shortWeekday } from '@/lib/dates/dayWords';
import { startOf } from '@/lib/dates/moment';
import { oftenParts } from '@/lib/meetings/meetingWords';
import { calendarReader } from '@/lib/pages/thirdParties';
import { hours } from '@/lib/text/format';
import styles from './CalendarSubscription.module.scss';

type CalendarSubscriptionProps = {
  texts: Pick<Calendar, 'titel' | 'inleiding' | 'knop' | 'werkjaar'>;
  meetings: readonly [MeetingEntry, ...MeetingEntry[]];
  dated: readonly DatedEntry[];
  /** The public address of the site: a calendar app fetches the feed from there. */
  siteAdres: string;
};

/** The group's dates: a feed to subscribe to, and a file per event. */
export function CalendarSubscription({ texts, meetings, dated, siteAdres }: CalendarSubscriptionProps) {
  const feed = feedAddress(siteAdres, '/kalender.ics');
  const google = `${calendarReader.origin}/calendar/render?cid=${encodeURIComponent(feed)}`;
  return (
    <Section id="agenda" title={texts.titel} paper="kraft" ownHead>
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHead id="agenda-titel" title={texts.titel} lead={texts.inleiding} />
          <ButtonLink href={feed}>
            <Icon name="calendar" /> {texts.knop}
          </ButtonLink>
          <p className={styles.ways}>
            Opent je agenda niet? Gebruik <ExternalLink href={google}>Google Agenda</ExternalLink>, neem{' '}
            <a href="/kalender.ics">het bestand met alle data</a>, of:
          </p>
          <div className={styles.paste}>
            <FeedAddress address={feedOnTheWeb(siteAdres, '/kalender.ics')}>
              Plak dit adres in je agenda
            </FeedAddress>
          </div>
        </div>
        <div>
          <ol className={styles.dates}>
            {meetings.map((entry) => (
              <MeetingItem key={entry.slug} {...entry} />
            ))}
            {dated.map((entry) => (
              <DatedItem key={entry.slug} entry={entry} />
            ))}
          </ol>
          <ListEnd meetings={meetings} dated={dated} newYear={texts.werkjaar.van} />
        </div>
      </div>
    </Section>
  );
}

function MeetingItem({ name, rhythm, place, days, skipped }: MeetingEntry) {
  const [first, last] = [days[0], days.at(-1)];
  const { before, weekdays, after } = oftenParts(rhythm);
  return (
    <li {...shownIn(overAfter(last))}>
      <p className={styles.date}>
        {before} <strong>{weekdays}</strong> {after}
      </p>
      <h3>{name}</h3>
      <p className={styles.when}>
        {hours(rhythm.from, rhythm.to)}
        {rhythm.place && <span className={styles.place}> · {place.name}</span>}
      </p>
      {first && last && (
        <p>
          Van <Day day={first} /> tot <Day day={last} />
          {skipped.length > 0 && (
            <>
              , maar niet op{' '}
              {skipped.map((day, index) => (
                <span key={isoDay(day)}>
                  {index > 0 && (index === skipped.length - 1 ? ' en ' : ', ')}
                  <time dateTime={isoDay(day)}>{dayOfMonth(day)}</time>
                </span>
              ))}
            </>
          )}
          .
        </p>
      )}
    </li>
  );
}

function DatedItem({ entry }: { entry: DatedEntry }) {
  const { cancelled } = entry;
  const { notOver, tomorrow, today, goingOn } = phasesOf(entry);
  const hours = hoursOf(entry);
  return (
    <li {...shownIn(notOver)}>
      {hasSeveralDays(entry) ? <Days {...entry} /> : <OneDay day={entry.day} />}
      <p className={styles.soon} {...onlyIn({ ...notOver, from: tomorrow.from })}>
        <span {...onlyIn(tomorrow)}>morgen</span>
        <span {...onlyIn(today)}>vandaag</span>
        {goingOn && <span {...onlyIn(goingOn)}>nu bezig</span>}
      </p>
      <h3>{cancelled === undefined ? entry.name : <s>{entry.name}</s>}</h3>
      {cancelled !== undefined && (
        <p>
          <strong>Gaat niet door.</strong> {cancelled}
        </p>
      )}
      <p className={styles.when}>
        {goingOn && <span {...onlyIn(goingOn)}>Nog tot {endOf(entry)}</span>}
        {hours && <span {...shownIn({ until: goingOn?.from ?? notOver.until })}>{hours}</span>}
        <span className={styles.place}>
          {hours && ' · '}
          {entry.place.name}
        </span>
      </p>
      {entry.text && cancelled === undefined && <Paragraph>{entry.text}</Paragraph>}
      <FileLink href={`/kalender/${entry.slug}.ics`} icon="calendar">
        In je agenda<Hidden>: {entry.name}</Hidden>
      </FileLink>
    </li>
  );
}

function OneDay({ day }: { day: CalendarDate }) {
  return (
    <time className={styles.date} dateTime={isoDay(day)}>
      {shortWeekday(day)} <strong>{day.day}</strong> {monthName(day)} <span>{day.year}</span>
    </time>
  );
}

function Days({ day, endDay }: DatedEntry) {
  return (
    <p className={styles.days}>
      {shortWeekday(day)} tot {shortWeekday(endDay)}{' '}
      {day.month === endDay.month ? (
        <>
          <strong>{daysOfMonth(day, endDay)}</strong> {monthName(day)}
        </>
      ) : (
        <>
          <strong>{day.day}</strong> {monthName(day)} tot {dayOfMonth(endDay)}
        </>
      )}{' '}
      <span>{endDay.year}</span>
    </p>
  );
}

type ListEndProps = {
  meetings: readonly MeetingEntry[];
  dated: readonly DatedEntry[];
  newYear: CalendarDate;
};

/** Under the list, once the script has removed something from it. */
function ListEnd({ meetings, dated, newYear }: ListEndProps) {
  const over = Math.max(0, ...dated.map((entry) => phasesOf(entry).notOver.until));
  const meetingsOver = Math.max(...meetings.map(({ days }) => overAfter(days.at(-1)).until));
  return (
    <p className={styles.end}>
      {dated.length > 0 && (
        <span {...onlyIn({ until: over })}>
          Wat voorbij is, staat hier niet meer. In {monthName(newYear)} komt het nieuwe jaar erbij.
        </span>
      )}
      <span {...onlyIn({ from: over, until: meetingsOver })}>
        Geen andere plannen op dit moment. Zodra er een datum is, staat ze hier.
      </span>
      <span {...onlyIn({ from: Math.max(over, meetingsOver) })}>
        Geen plannen op dit moment. Zodra er een datum is, staat ze hier.
      </span>
    </p>
  );
}

/** Meetings are removed at the end of their last day. */
const overAfter = (last: CalendarDate | undefined) => ({ until: last ? startOf(addDays(last, 1)) : 0 });

function Day({ day }: { day: CalendarDate }) {
  return (
    <time dateTime={isoDay(day)}>
      {dayOfMonth(day)}
      {'\u00a0'}
      {day.year}
    </time>
  );
}
