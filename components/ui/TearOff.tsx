import type { ComponentProps } from 'react';
import styles from './TearOff.module.scss';

type TearOffProps = ComponentProps<'div'> & { top: React.ReactNode };

/** A tear-off calendar: its binding, and the sheet of the day with a few words. `data-state` sets the look. */
export function TearOff({ top, children, ...rest }: TearOffProps) {
  return (
    <div className={styles.calendar} {...rest}>
      <p className={styles.top}>{top}</p>
      <p className={styles.day}>{children}</p>
    </div>
  );
}

type TearOffWordsProps = ComponentProps<'span'> & { size: 'small' | 'large' | 'date' | 'number' | 'drawing' };

export function TearOffWords({ size, ...rest }: TearOffWordsProps) {
  return <span className={styles[size]} {...rest} />;
}
