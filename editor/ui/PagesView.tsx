import { pages } from '@/lib/pages/pages';
import { useEditing } from './editing';
import { Panel } from './Panel';
import { RowButton } from './parts';
import styles from './parts.module.scss';

/**
 * The pages, to choose the shown one.
 * @param newcomer first name of somebody who just opened an invitation, and reads an introduction
 */
export function PagesView({ newcomer }: { newcomer?: string }) {
  const { routes, route: shown, visit } = useEditing();
  return (
    <Panel title={newcomer ? `Welkom, ${newcomer}.` : 'Pagina’s'}>
      {newcomer && (
        <p>
          Kies een pagina, en tik op wat je wil veranderen. Wat elk jaar terugkomt, staat ook bij <b>Taken</b>
          .
        </p>
      )}
      <ul className={styles.rows}>
        {routes.map((route) => (
          <li key={route}>
            <RowButton aria-current={route === shown ? 'page' : undefined} onClick={() => visit(route)}>
              <span>{pages[route].name}</span>
              <span>{route === shown ? 'ligt open' : ''}</span>
            </RowButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
