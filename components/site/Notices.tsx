import { Scrap } from '@/components/ui/Scrap';
import { Paragraph } from '@/components/ui/Text';
import type { Site } from '@/lib/content/schemas/content';
import { shownIn } from '@/lib/dates/datedParts';
import { isSameDay } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { wholeDays } from '@/lib/dates/moment';
import styles from './Notices.module.scss';

const levels = {
  opgelet: { word: 'Opgelet', icon: 'alert', tone: 'poppy' },
  info: { word: 'Even dit', icon: 'info', tone: 'sky' },
} as const;

/** Notices of a few days above every page, with their last day: without a script they stay visible. */
export function Notices({ meldingen }: Pick<Site, 'meldingen'>) {
  return meldingen.map(({ titel, tekst, van, tot, niveau }, index) => {
    const { word, icon, tone } = levels[niveau];
    const id = `melding-${index + 1}`;
    return (
      <aside
        className={styles.notice}
        key={id}
        aria-labelledby={id}
        data-level={niveau}
        {...shownIn(wholeDays(van, tot))}
      >
        <div className={styles.row}>
          <Scrap icon={icon} tone={tone} />
          <div>
            <p className={styles.level}>
              {word} · {!isSameDay(van, tot) && 'tot en met '}
              {dayOfMonth(tot)}
            </p>
            <p className={styles.title} id={id}>
              {titel}
            </p>
          </div>
          {tekst && <Paragraph className={styles.text}>{tekst}</Paragraph>}
        </div>
      </aside>
    );
  });
}
