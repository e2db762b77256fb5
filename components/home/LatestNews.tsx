import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { shownIn } from '@/lib/dates/datedParts';
import { isoDay } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { wholeDays } from '@/lib/dates/moment';
import type { NewsOnHome } from '@/lib/pages/news';
import { routePath } from '@/lib/pages/pages';
import styles from './LatestNews.module.scss';

/** The last messages of a page with news, each until its time is over. */
export function LatestNews({ address, entries }: NewsOnHome) {
  return (
    <div className={styles.fresh}>
      <Section id="nieuws" title="Wat is er nieuw?" edge="none">
        <ol className={styles.news}>
          {entries.map((entry) => (
            <li key={entry.path} {...shownIn(wholeDays(entry.day, entry.until))}>
              <a href={entry.path}>
                <time dateTime={isoDay(entry.day)}>{dayOfMonth(entry.day)}</time>
                <strong>{entry.title}</strong> <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ol>
        <p className={styles.all}>
          <a href={routePath(address)}>
            Al het nieuws <Icon name="arrow-right" />
          </a>
        </p>
      </Section>
    </div>
  );
}
