import type { IconName } from '@/lib/theme/icons';
import styles from './FactList.module.scss';
import { Icon } from './Icon';
import { Text } from './Text';

export type Fact = { icon: IconName; label: string; answer: string; more?: string | undefined };

/** Facts on stitched lines: small label, answer in display type, a line of explanation. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, label, answer, more }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd className={styles.answer}>
            <Text>{answer}</Text>
          </dd>
          {more && (
            <dd>
              <Text>{more}</Text>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
