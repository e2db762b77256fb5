import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/lib/theme/icons';
import styles from './parts.module.scss';

type ActionProps = { onClick: () => void; isDisabled?: boolean; children: ReactNode };

const action = ({ onClick, isDisabled = false, children }: ActionProps): ComponentProps<'button'> => ({
  type: 'button',
  'aria-disabled': isDisabled || undefined,
  onClick: () => !isDisabled && onClick(),
  children,
});

/** A button that looks like a link. */
export const LinkButton = (props: ActionProps) => <button className={styles.link} {...action(props)} />;

/** A button with words of the bar below the page, or of a row. */
export const ToolButton = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button className={styles.tool} type="button" {...props} />
);

/** A square button: an icon, with its name for screen readers. */
export const IconButton = ({ icon, children, ...props }: ActionProps & { icon: ReactNode }) => (
  <button className={styles.square} {...action({ ...props, children })}>
    {icon}
    <Hidden>{children}</Hidden>
  </button>
);

type RowButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & { icon?: IconName };

/** A row of a list that opens something. */
export const RowButton = ({ icon = 'arrow-right', children, ...rest }: RowButtonProps) => (
  <button className={styles.row} type="button" {...rest}>
    {children}
    <Icon name={icon} />
  </button>
);

/** Announces what went wrong. */
export const ErrorMessage = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <div id={id} role="alert">
    <Alert icon={<Icon name="alert" />}>{children}</Alert>
  </div>
);

/** A link to the log of what failed, for who looks after the site. */
export const WhyLink = ({ address }: { address: string }) => (
  <a href={address} target="_blank" rel="noopener">
    Bekijk waarom
  </a>
);

/** The text of a button with an icon: of what it does, or of what is happening. */
export const ButtonText = ({ busy, children }: { busy?: string | false; children: ReactNode }) => (
  <>
    {busy || children} <Icon name={busy ? 'compass' : 'arrow-right'} />
  </>
);
