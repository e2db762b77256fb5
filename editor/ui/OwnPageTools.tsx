import type { Value } from '@/editor/document/nodes';
import { allFields, type FieldPlace, sheetParts, valueAtPlace } from '@/editor/document/places';
import { linksIn, pageIn } from '@/lib/content/check/pages';
import type { Texts } from '@/lib/content/check/sources';
import type { Path } from '@/lib/content/path';
import { type BlockKind, blockKinds } from '@/lib/content/schemas/paginas';
import { emptyOf, shapeAt } from '@/lib/content/schemas/shape';
import { drawingOf, ownLinks } from '@/lib/pages/ownPages';
import { useEditing } from './editing';
import { RowButton } from './parts';
import styles from './parts.module.scss';
import { Rows } from './Row';

/** What the editor shows of a page of the group's own beside its fields. */
export function OwnPageTools({ place }: { place: FieldPlace }) {
  if (place.file !== 'ownPages') return null;
  if (isBlock(place.path)) return <Kinds place={place} />;
  return isPage(place.path) ? <LinksHere index={Number(place.path[1])} /> : null;
}

/** `paginas 2` */
const isPage = (path: Path) => path.length === 2;

/** `paginas 2 › blokken 3` */
const isBlock = (path: Path) => path.length === 4;

/** Whether a place is a kind of block that its block does not have: nothing is asked of it. */
export function isOtherKind(texts: Texts, { file, path }: FieldPlace): boolean {
  const kind = path.at(-1);
  const isKind = blockKinds.some((one) => one === kind);
  return file === 'ownPages' && isBlock(path.slice(0, -1)) && isKind && isEmpty(texts, { file, path });
}

const isEmpty = (texts: Texts, place: FieldPlace) => (valueAtPlace(texts, place) ?? undefined) === undefined;

/** The kinds of block to choose from, as long as there is none. */
function Kinds({ place: { file, path } }: { place: FieldPlace }) {
  const { work, edit, open, readOnly } = useEditing();
  const at = (kind: BlockKind): FieldPlace => ({ file, path: [...path, kind] });
  if (readOnly || !blockKinds.every((kind) => isEmpty(work.texts, at(kind)))) return null;
  const choose = (kind: BlockKind) => {
    const place = at(kind);
    const shape = shapeAt(file, place.path);
    if (!shape) return;
    edit(file, { type: 'set', path: place.path, value: emptyOf(shape) as Value });
    const item = shape.type === 'list' ? { file, path: [...place.path, 0] } : place;
    open({ type: 'place', place: sheetParts(item)[0]?.place ?? item, newItem: item });
  };
  return (
    <>
      <p>Wat komt erin?</p>
      <ul className={styles.rows}>
        {blockKinds.map((kind) => (
          <li key={kind}>
            <RowButton icon={drawingOf[kind]} onClick={() => choose(kind)}>
              <span>{shapeAt(file, at(kind).path)?.label}</span>
            </RowButton>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The links to a page, which lead nowhere once it is gone. */
function LinksHere({ index }: { index: number }) {
  const { work } = useEditing();
  const address = work.content && ownLinks(work.content)[index]?.address;
  if (!address) return null;
  const places = allFields(work.texts)
    .filter(({ place, shape }) =>
      linksIn(shape.kind, valueAtPlace(work.texts, place)).some((target) => pageIn(target) === address),
    )
    .map(({ place }) => place);
  if (places.length === 0) return null;
  return (
    <div>
      <p>Hier leidt een link naartoe. Haal je deze pagina weg, verander dan ook:</p>
      <Rows places={places} withTrail />
    </div>
  );
}
