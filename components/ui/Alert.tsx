import type { ComponentProps, ReactNode } from 'react';
import styles from './Alert.module.scss';

type AlertProps = Omit<ComponentProps<'div'>, 'className'> & {
  kind?: 'bad' | 'good';
  /** Drawn on the server, so that no drawing becomes script. */
  icon: ReactNode;
};

/** A message about what the reader just did: that it went wrong, or well. Who announces it is up to the place. */
export function Alert({ kind = 'bad', icon, children, ...rest }: AlertProps) {
  return (
    <div className={styles.alert} data-kind={kind} {...rest}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
