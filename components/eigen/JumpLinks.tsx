import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/lib/theme/icons';
import styles from './JumpLinks.module.scss';

type JumpLinksProps = { links: readonly { id: string; title: string; icon: IconName }[] };

/** A stitched link to each block of a long page. */
export const JumpLinks = ({ links }: JumpLinksProps) => (
  <nav aria-label="Op deze pagina">
    <ul className={styles.links}>
      {links.map(({ id, title, icon }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <Icon name={icon} /> {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
