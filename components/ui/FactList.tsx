import type { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import type { onlyIn } from '@/lib/dates/datedParts';
import type { IconName } from '@/lib/theme/icons';
import styles from './FactList.module.scss';
import { Icon } from './Icon';
import { Text } from './Text';

export type Fact = {
  icon: IconName;
  label: string;
  answer: string;
  more?: React.ReactNode;
  /** Of a fact that depends on the day, or is about some groups. */
  attributes?: Partial<ReturnType<typeof onlyIn> | ReturnType<typeof forGroupsAttributes>>;
};

/** Facts on stitched lines, except those that are `false`: small label, answer in display type, a line of explanation. */
export function FactList({ facts }: { facts: readonly (Fact | false)[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter((fact) => !!fact)
        .map(({ icon, label, answer, more, attributes }) => (
          <div key={label + answer} {...attributes}>
            <dt>
              <Icon name={icon} />
              {label}
            </dt>
            <dd className={styles.answer}>
              <Text>{answer}</Text>
            </dd>
            {more && <dd>{typeof more === 'string' ? <Text>{more}</Text> : more}</dd>}
          </div>
        ))}
    </dl>
  );
}
