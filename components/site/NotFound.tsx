import { Lead } from '@/components/ui/Lead';
import { PageLink } from '@/components/ui/PageLink';
import { Text } from '@/components/ui/Text';
import type { Site } from '@/lib/content/schemas/content';
import { nameOfPage, type PageNames } from '@/lib/pages/pageNames';
import { type Route, signpost } from '@/lib/pages/pages';
import styles from './NotFound.module.scss';

type NotFoundProps = Pick<Site['nietGevonden'], 'kop' | 'inleiding' | 'melding'> &
  Pick<Site, 'email'> & {
    /** Pages that the group does not have. */
    without: readonly Route[];
    /** Pages that it calls otherwise. */
    names?: PageNames | undefined;
  };

/** The page for an unknown address: a signpost with links. */
export function NotFound({ kop, inleiding, melding, email, without, names }: NotFoundProps) {
  return (
    <section className={styles.lost} data-paper="sky" aria-labelledby="verdwaald">
      <div className={styles.wrap}>
        <div className={styles.words}>
          <h1 id="verdwaald">{kop}</h1>
          <Lead>{inleiding}</Lead>
          <p>
            <Text>{melding}</Text> <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </div>
        <nav aria-label="Wegwijzer">
          <ul className={styles.signpost}>
            {signpost
              .filter((route) => !without.includes(route))
              .map((route) => (
                <li key={route}>
                  <PageLink href={route}>{nameOfPage(route, names)}</PageLink>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}
