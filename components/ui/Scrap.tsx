import type { IconName } from '@/lib/theme/icons';
import { Icon } from './Icon';
import styles from './Scrap.module.scss';

export type Tone = 'sun' | 'forest' | 'sky' | 'poppy' | 'kraft';

/** A drawing on a scrap of coloured paper. */
export function Scrap({ icon, tone }: { icon: IconName; tone: Tone }) {
  return (
    <span className={styles.scrap} data-tone={tone}>
      <Icon name={icon} />
    </span>
  );
}
