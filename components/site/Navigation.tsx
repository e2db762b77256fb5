'use client';

import { usePathname } from 'next/navigation';
import { useContext, useLayoutEffect } from 'react';
import { Hidden } from '@/components/ui/Hidden';
import { useBehaviour } from '@/components/ui/useBehaviour';
import { announceHydrated } from '@/lib/browser/startup';
import type { OwnLink } from '@/lib/pages/ownPages';
import { nameOfPage, type PageNames } from '@/lib/pages/pageNames';
import {
  addressOf,
  type MenuEntry,
  menuEntries,
  type PageAddress,
  type Route,
  routePath,
} from '@/lib/pages/pages';
import styles from './Navigation.module.scss';
import { OpenRoute } from './OpenRoute';

type Event = { name: string; href: string };

type NavigationProps = {
  /** Pages of the menu that the group does not have. */
  without: readonly Route[];
  /** Pages that the group wrote itself, in the menu. */
  own: readonly OwnLink[];
  events: readonly Event[];
  /** Pages that it calls otherwise. */
  names: PageNames | undefined;
  icons: Record<'menu' | 'close' | 'unfold' | 'external', React.ReactNode>;
};

/** The pages that have a link of their own in the menu, of a group that has them all. */
const menuRoutes: readonly string[] = menuEntries.flatMap((item) =>
  typeof item === 'string' ? [item] : item.below,
);

/**
 * The menu: a row with two disclosures on wide screens, one sheet with everything on it on phones.
 *
 * The sheet is a popover, so that the browser opens and closes it (Escape); the disclosures open by `:hover` and
 * `:focus-within` until `menu.script.ts` runs. An island since a server component does not know the route; being on every page,
 * it also announces hydration.
 */
export function Navigation({ without, own, events, names, icons }: NavigationProps) {
  const address = usePathname();
  const current = useContext(OpenRoute) ?? addressOf(address ?? '');
  useBehaviour('arrival', () => import('./arrival.script'));
  useBehaviour('menu', () => import('./menu.script'));
  useBehaviour('links', () => import('./links.script'));
  useLayoutEffect(announceHydrated, []);

  const link = (route: PageAddress, name: string, isCurrent = route === current) => (
    <li key={route}>
      <a className={styles.link} href={routePath(route)} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </a>
    </li>
  );
  const page = (route: Route) => link(route, nameOfPage(route, names));
  const ownAt = (place: OwnLink['place']) => own.filter((one) => one.place === place);
  const ownPages = (links: readonly OwnLink[]) => links.map(({ address, name }) => link(address, name));
  /** Whether an event is the open page, which the menu has no other link to. */
  const isCurrentEvent = ({ href }: Event) => href === current && !menuRoutes.includes(current);
  const event = (one: Event) => {
    const to = addressOf(one.href);
    return to ? (
      link(to, one.name, isCurrentEvent(one))
    ) : (
      <li key={one.href}>
        <a className={styles.link} href={one.href} target="_blank" rel="noopener">
          {one.name} {icons.external}
          <Hidden> (opent in een nieuw tabblad)</Hidden>
        </a>
      </li>
    );
  };

  const isThere = (route: Route) => !without.includes(route);
  const entry = (item: MenuEntry) => {
    if (typeof item === 'string') return isThere(item) ? page(item) : null;
    const below = item.below.filter((one) => (one === 'events' ? events.length > 0 : isThere(one)));
    const beside = ownAt(item.own);
    const [first] = below;
    if (!first) return ownPages(beside);
    if (first !== 'events' && below.length + beside.length === 1) return page(first);
    return (
      <Disclosure
        key={item.id}
        id={item.id}
        name={item.own === 'leiding' ? nameOfPage('/leiding', names) : item.name}
        icon={icons.unfold}
        current={
          below.some((one) => (one === 'events' ? events.some(isCurrentEvent) : one === current)) ||
          beside.some(({ address }) => address === current)
        }
      >
        {below.map((one) => (one === 'events' ? events.map(event) : page(one)))}
        {ownPages(beside)}
      </Disclosure>
    );
  };

  return (
    <>
      <button className={styles.menuButton} type="button" popoverTarget="hoofdmenu">
        <span className={styles.whenClosed}>Menu {icons.menu}</span>
        <span className={styles.whenOpen}>Sluit {icons.close}</span>
      </button>
      <nav className={styles.nav} id="hoofdmenu" aria-label="Hoofdmenu" popover="auto">
        <ul>
          {menuEntries.map(entry)}
          {ownPages(ownAt('menu'))}
        </ul>
      </nav>
    </>
  );
}

type DisclosureProps = {
  id: string;
  name: string;
  icon: React.ReactNode;
  /** One of its pages is open. */
  current: boolean;
  children: React.ReactNode;
};

/** A button and a list; on phones the list is always open and the button hidden. */
function Disclosure({ id, name, icon, current, children }: DisclosureProps) {
  return (
    <li>
      <span className={styles.label} aria-hidden="true">
        {name}
      </span>
      <button className={styles.button} type="button" aria-controls={id} data-current={current || undefined}>
        {name} {icon}
      </button>
      <ul className={styles.submenu} id={id} aria-label={name}>
        {children}
      </ul>
    </li>
  );
}
