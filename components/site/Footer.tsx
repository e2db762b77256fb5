import { AddressBlock } from '@/components/ui/AddressBlock';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { PageLink } from '@/components/ui/PageLink';
import type { Site } from '@/lib/content/schemas/content';
import { inFoot, pages } from '@/lib/pages/pages';
import { socialLinks } from '@/lib/pages/socialLinks';
import styles from './Footer.module.scss';

/** The footer of every page: address, mail, social networks, legal links. */
export function Footer({ site }: { site: Site }) {
  const { naam, lokaal, email, voettekst } = site;
  return (
    <footer className={styles.footer} id="voet" data-paper="night">
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
          <p>
            © {voettekst.jaar} {naam}
          </p>
          {inFoot.map((route) => (
            <PageLink key={route} href={route}>
              {pages[route].name}
            </PageLink>
          ))}
        </div>
      </div>
    </footer>
  );
}
