import { Icon } from './Icon';
import styles from './Note.module.scss';
import { Text } from './Text';

/** A word of advice on pale yellow. */
export function Note({ children }: { children: string }) {
  return (
    <p className={styles.note}>
      <Icon name="info" />
      <span>
        <Text>{children}</Text>
      </span>
    </p>
  );
}
