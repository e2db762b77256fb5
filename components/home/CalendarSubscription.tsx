import { ButtonLink } from '@/components/ui/ButtonLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import { Text } from '@/components/ui/Text';
import { type DatedEntry, firstDayOf, type WeeklyEntry } from '@/lib/calendar/entries';
import type { Calendar } from '@/lib/content/schemas';
import { type CalendarDate, isoDay } from '@/lib/days';
import { dayOfMonth, dayRange, monthName, shortWeekday } from '@/lib/dayWords';
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
  const day = firstDayOf(entry);
  return (
    <li>
      <time className={styles.date} dateTime={isoDay(day)}>
        {shortWeekday(day)} <strong>{day.day}</strong> {monthName(day)} <span>{day.year}</span>
      </time>
      <h3>{entry.name}</h3>
      <p className={styles.when}>
        {entry.kind === 'camp' ? dayRange(entry.firstDay, entry.lastDay) : hours(entry.from, entry.to)}
        <span className={styles.place}> · {entry.place.name}</span>
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

function Day({ day }: { day: CalendarDate }) {
  return (
    <time dateTime={isoDay(day)}>
      {dayOfMonth(day)}
      {'\u00a0'}
      {day.year}
    </time>
  );
}
