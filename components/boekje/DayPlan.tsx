import { Icon } from '@/components/ui/Icon';
import { Paragraph } from '@/components/ui/Text';
import type { Camp } from '@/lib/content/schemas/content';
import { hour } from '@/lib/text/format';
import type { IconName } from '@/lib/theme/icons';
import styles from './DayPlan.module.scss';

/** A day on camp from getting up to bed: the dots grow darker with the day. */
export const DayPlan = ({ moments }: { moments: NonNullable<Camp['boekje']>['dag'] }) => (
  <ol className={styles.day}>
    {moments.map(({ uur, wat, tekst }) => (
      <li key={`${uur} ${wat}`}>
        <p className={styles.hour}>{hour(uur)}</p>
        <span className={styles.dot} data-tone={toneAt(uur).tone}>
          <Icon name={toneAt(uur).icon} />
        </span>
        <div>
          <h3>{wat}</h3>
          {tekst && <Paragraph>{tekst}</Paragraph>}
        </div>
      </li>
    ))}
  </ol>
);

/** Until which hour, with which colour and drawing. */
const tones: readonly { until: string; tone: string; icon: IconName }[] = [
  { until: '12:00', tone: 'sky', icon: 'sun' },
  { until: '17:30', tone: 'sun', icon: 'pennant' },
  { until: '20:30', tone: 'kraft', icon: 'mug' },
];

const toneAt = (time: string) =>
  tones.find(({ until }) => time < until) ?? { tone: 'forest', icon: 'campfire' as const };
