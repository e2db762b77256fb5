import { useEffect, useRef, useState } from 'react';
import styles from './Navigation.module.scss';

/** ms that a pointer may be outside before the disclosure closes: a diagonal path to a link crosses the gap. */
const grace = 250;

type SubmenuProps = {
  id: string;
  name: string;
  icon: React.ReactNode;
  /** One of its pages is open. */
  current?: boolean;
  /** The open page: another one closes the list. */
  route: string | undefined;
  children: React.ReactNode;
};

/**
 * One disclosure of the menu, after the WAI-ARIA disclosure navigation pattern: a button and a list.
 * Opens on hover and by click, touch, Enter and Space; closes on leaving, Escape (focus returns) and a choice.
 * On phones the list is always open and the button is not there.
 */
export function Submenu({ id, name, icon, current, route, children }: SubmenuProps) {
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHover = useRef(false);
  const [open, setOpen] = useState(false);

  // What the stylesheet opened before the script came, stays open.
  useEffect(() => {
    if (item.current?.matches(':hover, :focus-within')) setOpen(true);
    return () => clearTimeout(leaving.current);
  }, []);

  const [openedOn, setOpenedOn] = useState(route);
  if (openedOn !== route) {
    setOpenedOn(route);
    setOpen(false);
  }

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item.current?.contains(document.activeElement)) button.current?.focus();
      setOpen(false);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!item.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);

  const onPointerEnter = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaving.current);
    if (!open) openedByHover.current = true;
    setOpen(true);
  };

  const onPointerLeave = (event: React.PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    leaving.current = setTimeout(() => setOpen(false), grace);
  };

  const onClick = () => {
    // a click on what hovering just opened means "open", not "close again"
    setOpen(!open || openedByHover.current);
    openedByHover.current = false;
  };

  const onBlur = (event: React.FocusEvent) => {
    if (event.relatedTarget && !item.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <li ref={item} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave} onBlur={onBlur}>
      <span className={styles.label} aria-hidden="true">
        {name}
      </span>
      <button
        className={styles.button}
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-current={current || undefined}
        onClick={onClick}
      >
        {name} {icon}
      </button>
      <ul className={styles.submenu} id={id} aria-label={name}>
        {children}
      </ul>
    </li>
  );
}
