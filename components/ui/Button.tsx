import type { ComponentProps } from 'react';
import styles from './Button.module.scss';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: 'poppy' | 'ink' };

/** A strip of paper to press, for what happens on this page; `ButtonLink` looks the same and leads elsewhere. */
export function Button({ kind = 'poppy', type = 'button', ...rest }: ButtonProps) {
  return <button className={kind === 'ink' ? styles.ink : styles.button} type={type} {...rest} />;
}
