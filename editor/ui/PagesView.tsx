import { Button } from '@/components/ui/Button';
import type { Value } from '@/editor/document/nodes';
import { type FieldPlace, itemsAt, valuesOf } from '@/editor/document/places';
import { isOff, isWritten } from '@/lib/content/blocks';
import { emptyOf, shapeAt } from '@/lib/content/schemas/shape';
import { pageName } from '@/lib/pages/ownPages';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { Panel } from './Panel';
import { RowButton } from './parts';
import styles from './parts.module.scss';

/**
 * The pages, to choose the shown one.
 * @param newcomer first name of somebody who just opened an invitation, and reads an introduction
 */
export function PagesView({ newcomer }: { newcomer?: string }) {
  const { work, routes, route: shown, visit, readOnly } = useEditing();
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
              <span>{pageName(work.content, route)}</span>
              <span>{route === shown ? 'ligt open' : ''}</span>
            </RowButton>
          </li>
        ))}
      </ul>
      {!readOnly && <NewPage />}
    </Panel>
  );
}

/** Begins a page of the group's own. */
function NewPage() {
  const { work, edit, open, isPreparing } = useEditing();
  const list: FieldPlace = { file: 'ownPages', path: ['paginas'] };
  const add = () => {
    const values = valuesOf(work.texts);
    if (isOff(values, 'paginas')) return open({ type: 'blocks' }); // what was written comes back there
    if (!isWritten(values, 'paginas')) return open({ type: 'start', block: 'paginas' });
    const item = { file: list.file, path: [...list.path, itemsAt(work.texts, list).length] };
    const shape = shapeAt(item.file, item.path);
    if (!shape) return;
    edit(list.file, {
      type: 'insert',
      list: list.path,
      at: Number(item.path[1]),
      value: emptyOf(shape) as Value,
    });
    open({ type: 'place', place: { ...item, path: [...item.path, 'naam'] }, newItem: item });
  };
  return (
    <div>
      <Button kind="ink" aria-disabled={isPreparing || undefined} onClick={() => !isPreparing && add()}>
        <EditorIcon name="plus" /> Nieuwe pagina
      </Button>
    </div>
  );
}
