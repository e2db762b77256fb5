import { AddressBlock } from '@/components/ui/AddressBlock';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import type { Site } from '@/lib/content/schemas/content';
import type { OwnLink } from '@/lib/pages/ownPages';
import { inFoot, pages, type Route, routePath } from '@/lib/pages/pages';
import { socialLinks } from '@/lib/pages/socialLinks';
import styles from './Footer.module.scss';

type FooterProps = {
  site: Site;
  /** Pages that the group does not have. */
  without: readonly Route[];
  /** Pages that the group wrote itself. */
  own: readonly OwnLink[];
};

/** The footer of every page: address, mail, social networks, legal links. */
export function Footer({ site, without, own }: FooterProps) {
  const { naam, lokaal, email, voettekst } = site;
  return (
    <footer className={styles.footer} id="voet" data-paper="night">
      <Tents />
      <div className={styles.wrap}>
        <p className={styles.greeting}>{voettekst.groet}</p>
        <address className={styles.address}>
          <AddressBlock address={lokaal} />
        </address>
        <div className={styles.links}>
          <a href={`mailto:${email}`}>
            <Icon name="mail" /> {email}
          </a>
          {socialLinks(site).map(({ name, icon, href }) => (
            <ExternalLink key={name} href={href}>
              <Icon name={icon} /> {name}
            </ExternalLink>
          ))}
        </div>
        <div className={styles.legal}>
          <p>© {[voettekst.jaar, naam].filter(Boolean).join(' ')}</p>
          {inFoot
            .filter((route) => !without.includes(route))
            .map((route) => (
              <PageLink key={route} href={route}>
                {pages[route].name}
              </PageLink>
            ))}
          {own
            .filter(({ place }) => place === 'voet')
            .map(({ address, name }) => (
              <a key={address} href={routePath(address)}>
                {name}
              </a>
            ))}
        </div>
      </div>
    </footer>
  );
}

/** Lit tents between the trees, on the same grid: 1600 × 170 around the middle of the page. The height alone sets its scale. */
const Tents = () => (
  <svg className={styles.tents} aria-hidden="true">
    <svg
      aria-hidden="true"
      x="50%"
      width="9999"
      height="100%"
      viewBox="800 0 1600 170"
      preserveAspectRatio="xMinYMin"
      overflow="visible"
    >
      <path
        fill="var(--forest)"
        d="M388 97.08l37.2 43.4h-74.4zM458 112.96l26.4 30.8h-52.8zM1094 109.04l33.6 39.2h-67.2z"
      />
      <path
        fill="var(--sun)"
        d="M388 107l11.78 33.48h-23.56zM458 120l8.36 23.76h-16.72zM1094 118l10.64 30.24h-21.28z"
      />
      <path
        fill="none"
        stroke="var(--forest)"
        strokeWidth="2.5"
        d="M393 88.08l-5 9-5-9M463 103.96l-5 9-5-9M1099 100.04l-5 9-5-9"
      />
    </svg>
  </svg>
);
