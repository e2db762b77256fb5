import { ButtonLink } from '@/components/ui/ButtonLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Text } from '@/components/ui/Text';
import { type DatedEntry, hasSeveralDays, type WeeklyEntry } from '@/lib/calendar/entries';
import { daysOfMonth, hoursOf } from '@/lib/calendar/words';
import type { Calendar } from '@/lib/content/schemas';
import { type CalendarDate, isoDay } from '@/lib/days';
import { dayOfMonth, monthName, shortWeekday } from '@/lib/dayWords';
import { hours } from '@/lib/format';
import styles from './CalendarSubscription.module.scss';

type CalendarSubscriptionProps = {
  texts: Pick<Calendar, 'titel' | 'inleiding' | 'knop'>;
  entries: readonly [WeeklyEntry, ...DatedEntry[]];
  /** The public address of the site: a calendar app fetches the feed from there. */
  siteAdres: string;
};

/** The group's dates, to follow in one's own calendar or to pick from. */
export function CalendarSubscription({ texts, entries, siteAdres }: CalendarSubscriptionProps) {
  const [weekly, ...dated] = entries;
  const feed = new URL('/kalender.ics', siteAdres).href.replace(/^https:/, 'webcal:');
  const google = `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(feed)}`;
  return (
    <Section id="agenda" title={texts.titel} paper="kraft" ownHead>
      <div className={styles.columns}>
        <div className={styles.words}>
          <SectionHead id="agenda-titel" title={texts.titel} lead={texts.inleiding} />
          <ButtonLink href={feed}>
            <Icon name="calendar" /> {texts.knop}
          </ButtonLink>
          <p className={styles.ways}>
            Opent je agenda niet? Gebruik <ExternalLink href={google}>Google Agenda</ExternalLink> of neem{' '}
            <a href="/kalender.ics">het bestand met alle data</a>.
          </p>
        </div>
        <ol className={styles.dates}>
          <Weekly {...weekly} />
          {dated.map((entry) => (
            <Dated key={entry.slug} entry={entry} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Weekly({ name, weekday, from, to, days, skipped }: WeeklyEntry) {
  const [first, last] = [days[0], days.at(-1)];
  return (
    <li>
      <p className={styles.date}>
        elke <strong>{weekday}</strong>
      </p>
      <h3>{name}</h3>
      <p className={styles.when}>{hours(from, to)}</p>
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

function Dated({ entry }: { entry: DatedEntry }) {
  const hours = hoursOf(entry);
  return (
    <li>
      {hasSeveralDays(entry) ? <Days {...entry} /> : <OneDay day={entry.day} />}
      <h3>{entry.name}</h3>
      <p className={styles.when}>
        {hours}
        <span className={styles.place}>
          {hours && ' · '}
          {entry.place.name}
        </span>
      </p>
      {entry.text && (
        <p>
          <Text>{entry.text}</Text>
        </p>
      )}
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

function Day({ day }: { day: CalendarDate }) {
  return (
    <time dateTime={isoDay(day)}>
      {dayOfMonth(day)}
      {'\u00a0'}
      {day.year}
    </time>
  );
}
