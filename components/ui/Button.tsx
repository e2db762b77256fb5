import type { ComponentProps } from 'react';
import styles from './Button.module.scss';

type Kind = 'poppy' | 'ink' | 'sun';

const look = (kind: Kind) => (kind === 'poppy' ? styles.button : styles[kind]);

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: Kind };

/** A strip of paper to press, for what happens on this page; `ButtonLink` looks the same and leads elsewhere. */
export function Button({ kind = 'poppy', type = 'button', ...rest }: ButtonProps) {
  return <button className={look(kind)} type={type} {...rest} />;
}

type ActionLinkProps = { href: string; kind?: Kind; children: React.ReactNode };

/** The same for an address that a program of the reader answers to (`mailto:`), in a leaf: it brings no drawing along. */
export function ActionLink({ href, kind = 'poppy', children }: ActionLinkProps) {
  return (
    <a className={look(kind)} href={href}>
      {children}
    </a>
  );
}
