import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import type { Site } from '@/lib/content/schemas/content';
import type { OwnLink } from '@/lib/pages/ownPages';
import { ownPageNames } from '@/lib/pages/pageNames';
import { outsideMenu, type Route } from '@/lib/pages/pages';
import styles from './Header.module.scss';
import { Navigation } from './Navigation';

type HeaderProps = Pick<Site, 'korteNaam' | 'gemeente' | 'activiteiten' | 'woorden'> & {
  /** Pages that the group does not have. */
  without: readonly Route[];
  /** Pages that the group wrote itself. */
  own: readonly OwnLink[];
};

/** Fixed at the top of every page: the emblem and the menu. */
export function Header({ korteNaam, gemeente, activiteiten, woorden, without, own }: HeaderProps) {
  return (
    <>
      <a className={styles.skip} href="#inhoud">
        Naar de inhoud
      </a>
      <header className={styles.header}>
        <div className={styles.row}>
          <PageLink className={styles.brand} href="/">
            <img src="/icons/logo.svg" alt="" width="56" height="56" />
            <span>
              {korteNaam}
              <small>{gemeente}</small>
            </span>
          </PageLink>
          <Navigation
            without={without.filter((route) => !outsideMenu.includes(route))}
            own={own.filter(({ place }) => place !== 'voet' && place !== 'nergens')}
            events={activiteiten.map(({ naam, link }) => ({ name: naam, href: link }))}
            names={ownPageNames(woorden)}
            icons={{
              menu: <Icon name="menu" />,
              close: <Icon name="close" />,
              unfold: <Icon name="chevron-down" />,
              external: <Icon name="external" />,
            }}
          />
        </div>
      </header>
    </>
  );
}
