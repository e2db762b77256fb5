import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useEditing } from './editing';
import styles from './Panel.module.scss';
import { IconButton } from './parts';

/** Why nothing can be changed in a second tab. */
export const elsewhere =
  'Het beheer is al open in een ander tabblad. Hier kun je kijken, daar kun je veranderen.';

type PanelProps = {
  title: string;
  /** Links above the title. */
  trail?: ReactNode;
  children: ReactNode;
};

/** The panel of a view: over the page on a phone, beside it where there is room. */
export function Panel({ title, trail, children }: PanelProps) {
  const { open, isElsewhere } = useEditing();
  const heading = useRef<HTMLHeadingElement>(null);
  // a field with autofocus has the focus by now
  useEffect(() => {
    const panel = heading.current?.closest('section');
    if (!panel?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      className={styles.panel}
      aria-labelledby="paneel"
      onKeyDown={(event) => {
        if (event.key === 'Escape') open(undefined);
      }}
    >
      <div className={styles.head}>
        <div>
          {trail && <p className={styles.trail}>{trail}</p>}
          <h2 className={styles.title} id="paneel" ref={heading} tabIndex={-1}>
            {title}
          </h2>
        </div>
        <IconButton icon={<Icon name="close" />} onClick={() => open(undefined)}>
          Sluit {title}
        </IconButton>
      </div>
      <div className={styles.body}>
        {isElsewhere && <p className={styles.elsewhere}>{elsewhere}</p>}
        {children}
      </div>
    </section>
  );
}
