import { Icon } from '@/components/ui/Icon';
import { pages, type Route } from '@/lib/pages';
import { useEditing } from './editing';
import { Panel } from './Panel';
import styles from './PlaceView.module.scss';

/** Which page to look at. */
export function PagesView({ routes }: { routes: readonly Route[] }) {
  const { route: shown, visit } = useEditing();
  return (
    <Panel title="Pagina’s">
      <ul className={styles.rows}>
        {routes.map((route) => (
          <li key={route}>
            <button
              className={styles.row}
              type="button"
              aria-current={route === shown ? 'page' : undefined}
              onClick={() => visit(route)}
            >
              <span>{pages[route].name}</span>
              <span>{route === shown ? 'ligt open' : ''}</span>
              <Icon name="arrow-right" />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
