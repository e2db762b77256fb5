'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Hidden } from '@/components/ui/Hidden';
import { isRoute, menu, pages, type Route, routeOf, routePath } from '@/lib/pages';
import { tellTakenOver } from '@/lib/startup';
import styles from './Navigation.module.scss';
import { Submenu } from './Submenu';

type NavigationProps = {
  events: readonly { name: string; href: string }[];
  icons: Record<'menu' | 'close' | 'unfold' | 'external', React.ReactNode>;
};

/**
 * The menu: a row with two disclosures on wide screens, one sheet with everything on it on phones.
 *
 * The sheet is a popover, so that the browser opens, closes and leaves it (Escape) before any script is there;
 * the disclosures open by `:hover` and `:focus-within` until then. `tellTakenOver` hands over to the script.
 */
export function Navigation({ events, icons }: NavigationProps) {
  const current = routeOf(usePathname());
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<boolean>();

  useLayoutEffect(tellTakenOver, []);

  useEffect(() => {
    const nav = sheet.current;
    if (!nav) return;
    const follow = () => {
      setOpen(isOpen(nav));
      // not every browser gives a button the focus at a click, to have it back now
      if (!isOpen(nav) && document.activeElement === document.body)
        button.current?.focus({ preventScroll: true });
    };
    const wide = matchMedia('(min-width: 60em)');
    const close = () => nav.hidePopover?.();
    setOpen(isOpen(nav));
    nav.addEventListener('toggle', follow);
    wide.addEventListener('change', close);
    return () => {
      nav.removeEventListener('toggle', follow);
      wide.removeEventListener('change', close);
    };
  }, []);

  const closeSheet = () => {
    if (open) sheet.current?.hidePopover();
  };

  const page = (route: Route) => (
    <li key={route}>
      <a
        className={styles.link}
        href={routePath(route)}
        aria-current={route === current ? 'page' : undefined}
        onClick={closeSheet}
      >
        {pages[route].name}
      </a>
    </li>
  );
  const event = ({ name, href }: NavigationProps['events'][number]) =>
    isRoute(href) ? (
      <li key={href}>
        <a className={styles.link} href={routePath(href)} onClick={closeSheet}>
          {name}
        </a>
      </li>
    ) : (
      <li key={href}>
        <a className={styles.link} href={href} target="_blank" rel="noopener" onClick={closeSheet}>
          {name} {icons.external}
          <Hidden> (opent in een nieuw tabblad)</Hidden>
        </a>
      </li>
    );

  const shown = menu.filter(
    (entry) => typeof entry === 'string' || entry.below !== 'events' || events.length > 0,
  );

  return (
    <>
      <button
        className={styles.menuButton}
        ref={button}
        type="button"
        popoverTarget="hoofdmenu"
        aria-expanded={open}
      >
        <span className={styles.whenClosed}>Menu {icons.menu}</span>
        <span className={styles.whenOpen}>Sluit {icons.close}</span>
      </button>
      <nav className={styles.nav} ref={sheet} id="hoofdmenu" aria-label="Hoofdmenu" popover="auto">
        <ul>
          {shown.map((entry) =>
            typeof entry === 'string' ? (
              page(entry)
            ) : (
              <Submenu
                key={entry.id}
                id={entry.id}
                name={entry.name}
                icon={icons.unfold}
                route={current}
                current={entry.below !== 'events' && entry.below.some((route) => route === current)}
              >
                {entry.below === 'events' ? events.map(event) : entry.below.map(page)}
              </Submenu>
            ),
          )}
        </ul>
      </nav>
    </>
  );
}

/** A browser that knows no popovers throws on the selector; there the menu simply stands in the page. */
function isOpen(sheet: HTMLElement): boolean {
  return 'popover' in sheet && sheet.matches(':popover-open');
}
