import type { ComponentProps } from 'react';
import styles from './Button.module.scss';

type Kind = 'poppy' | 'ink' | 'sun';

/** The class of a kind of button, for `ButtonLink` too. */
export const buttonClass = (kind: Kind) => (kind === 'poppy' ? styles.button : styles[kind]);

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: Kind };

/** A button; `ButtonLink` is a link with the same look. */
export function Button({ kind = 'poppy', type = 'button', ...rest }: ButtonProps) {
  return <button className={buttonClass(kind)} type={type} {...rest} />;
}

type ActionLinkProps = { href: string; kind?: Kind; children: React.ReactNode };

/** The same look for a link in an island (`mailto:`): unlike `ButtonLink` it imports no icons. */
export function ActionLink({ href, kind = 'poppy', children }: ActionLinkProps) {
  return (
    <a className={buttonClass(kind)} href={href}>
      {children}
    </a>
  );
}
