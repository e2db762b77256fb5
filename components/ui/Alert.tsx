import type { ComponentProps, ReactNode } from 'react';
import styles from './Alert.module.scss';

type AlertProps = Omit<ComponentProps<'div'>, 'className'> & {
  kind?: 'bad' | 'good';
  /** Rendered on the server, so that the drawings are not in the script. */
  icon: ReactNode;
};

/** Whether an action failed or succeeded; the caller adds the role that announces it. */
export function Alert({ kind = 'bad', icon, children, ...rest }: AlertProps) {
  return (
    <div className={styles.alert} data-kind={kind} {...rest}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
