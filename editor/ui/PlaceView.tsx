import { embargoedName } from '@/editor/access/embargo';
import {
  isSamePlace,
  type Part,
  type Place,
  partsOf,
  problemsAt,
  sheetOf,
  titleOf,
  valueAt,
} from '@/editor/document/places';
import type { Work } from '@/editor/drafts/work';
import { shapeAt } from '@/lib/content/schemas/shape';
import { useEditing } from './editing';
import { FieldForm } from './FieldForm';
import { Items, PlaceInList } from './Items';
import { Panel } from './Panel';
import { Problems } from './Problems';
import { LinkButton } from './parts';
import styles from './parts.module.scss';
import { Rows } from './Row';
import { YearDocuments } from './YearDocuments';

type PlaceViewProps = { place: Place; others?: readonly Place[] | undefined };

/** A field with those around it, a list, or a block with links to its parts. */
export function PlaceView({ place, others = [] }: PlaceViewProps) {
  const { work } = useEditing();
  const shape = shapeAt(place.file, place.path);
  const sheet = shape?.type === 'field' ? sheetOf(place) : { place, parts: partsOf(place) };
  const list = shape?.type === 'field' ? sheetOf(place).list : listAround(place);
  const isHidden = isHiddenLeader(work, place);
  // of the block itself: fields show their own, and the documents of a year have a list below
  const isField = shapeAt(place.file, sheet.place.path)?.type === 'field';
  const problems = isField || place.file === 'documents' ? [] : problemsAt(work.problems, sheet.place);
  return (
    <Panel title={titleOf(work.texts, sheet.place)} trail={<Trail place={sheet.place} />}>
      {problems.length > 0 && <Problems problems={problems} />}
      {isHidden && (
        <p>
          Wie dit is, blijft geheim tot de dag bij ‘Pas bekend op’. Met een sleutel kun je het zien en
          veranderen, zolang je nog niets anders veranderd hebt.
        </p>
      )}
      {isHidden ? null : shape?.type === 'list' ? (
        <Items place={place} shape={shape} />
      ) : (
        <div className={styles.parts}>
          {sheet.parts.map((part) => (
            <PartOf key={part.place.path.join('.')} part={part} tapped={place} />
          ))}
        </div>
      )}
      {place.file === 'documents' && place.path.length > 1 && (
        <YearDocuments place={{ file: 'documents', path: place.path.slice(0, 2) }} />
      )}
      {others.length > 0 && (
        <div>
          <p className={styles.status}>Staat hier ook:</p>
          <Rows places={others} />
        </div>
      )}
      {list && !isHidden && <PlaceInList {...list} title={titleOf(work.texts, sheet.place)} />}
    </Panel>
  );
}

/** Whether a place is of a leader under embargo: the public texts have no name to change, and nobody to remove by. */
function isHiddenLeader({ draft, texts }: Work, { file, path }: Place): boolean {
  const at = path.lastIndexOf('leiding') + 2;
  if (!draft.base.isWithoutPrivateFields || at < 2 || path.length < at) return false;
  return valueAt(texts, { file, path: [...path.slice(0, at), 'naam'] }) === embargoedName;
}

/** The list around an item that is open as a whole. */
function listAround({ file, path }: Place) {
  const at = path.at(-1);
  const list = { file, path: path.slice(0, -1) };
  const shape = shapeAt(file, list.path);
  return typeof at === 'number' && shape?.type === 'list' ? { place: list, at, shape } : undefined;
}

/** Links to the places around this one. */
function Trail({ place }: { place: Place }) {
  const { work, open } = useEditing();
  const { file, path } = place;
  const above = path.map((_, length) => ({ file, path: path.slice(0, length) }));
  return above.map((one, index) => (
    <span key={one.path.join('.')}>
      {index > 0 && ' › '}
      <LinkButton onClick={() => open({ type: 'place', place: one })}>{titleOf(work.texts, one)}</LinkButton>
    </span>
  ));
}

function PartOf({ part: { place, shape }, tapped }: { part: Part; tapped: Place }) {
  if (shape.type === 'field') {
    return <FieldForm place={place} shape={shape} focused={isSamePlace(place, tapped)} />;
  }
  return <Rows places={[place]} />;
}
