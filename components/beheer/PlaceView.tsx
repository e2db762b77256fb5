import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { emptyOf, type List, shapeAt } from '@/lib/content/shape';
import type { Value } from '@/lib/editor/nodes';
import {
  isSamePlace,
  type Part,
  type Place,
  partsOf,
  problemsBelow,
  sheetOf,
  summaryOf,
  titleOf,
  trailOf,
  valueAt,
} from '@/lib/editor/places';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { FieldForm } from './FieldForm';
import { Panel } from './Panel';
import styles from './PlaceView.module.scss';
import { YearPapers } from './YearPapers';

type PlaceViewProps = { place: Place; others?: readonly Place[] | undefined };

/** What stands at a place: a field with what belongs to it, a list, or a block to go on from. */
export function PlaceView({ place, others = [] }: PlaceViewProps) {
  const { work } = useEditing();
  const shape = shapeAt(place.file, place.path);
  const sheet = shape?.is === 'field' ? sheetOf(place) : { place, parts: partsOf(place) };
  const list = shape?.is === 'field' ? sheetOf(place).list : listAround(place);
  return (
    <Panel title={titleOf(work.texts, sheet.place)} trail={<Trail place={sheet.place} />}>
      {shape?.is === 'list' ? (
        <Items place={place} shape={shape} />
      ) : (
        <div className={styles.parts}>
          {sheet.parts.map((part) => (
            <PartOf key={part.place.path.join('.')} part={part} tapped={place} />
          ))}
        </div>
      )}
      {place.file === 'documents' && place.path.length > 1 && (
        <YearPapers place={{ file: 'documents', path: place.path.slice(0, 2) }} />
      )}
      {others.length > 0 && (
        <div>
          <p className={styles.also}>Staat hier ook:</p>
          <ul className={styles.rows}>
            {others.map((other) => (
              <Row key={`${other.file}.${other.path.join('.')}`} place={other} />
            ))}
          </ul>
        </div>
      )}
      {list && <PlaceInList {...list} title={titleOf(work.texts, sheet.place)} />}
    </Panel>
  );
}

/** The list of which a whole item is open. */
function listAround({ file, path }: Place) {
  const at = path.at(-1);
  const list = { file, path: path.slice(0, -1) };
  const shape = shapeAt(file, list.path);
  return typeof at === 'number' && shape?.is === 'list' ? { place: list, at, shape } : undefined;
}

/** The places around this one, each to go back to. */
function Trail({ place }: { place: Place }) {
  const { work, open } = useEditing();
  const { file, path } = place;
  const above = path.map((_, length) => ({ file, path: path.slice(0, length) }));
  return above.map((one, index) => (
    <span key={one.path.join('.')}>
      {index > 0 && ' › '}
      <button type="button" onClick={() => open({ is: 'place', place: one })}>
        {titleOf(work.texts, one)}
      </button>
    </span>
  ));
}

function PartOf({ part: { place, shape }, tapped }: { part: Part; tapped: Place }) {
  if (shape.is === 'field') {
    return <FieldForm place={place} shape={shape} focused={isSamePlace(place, tapped)} />;
  }
  return (
    <ul className={styles.rows}>
      <Row place={place} />
    </ul>
  );
}

/** A place to go on to: what it is called, and what stands there now. */
export function Row({ place, withTrail = false }: { place: Place; withTrail?: boolean }) {
  const { work, open } = useEditing();
  const shape = shapeAt(place.file, place.path);
  if (!shape) return null;
  const isWrong = problemsBelow(work.problems, place).length > 0;
  const isItem = typeof place.path.at(-1) === 'number';
  return (
    <li>
      <button className={styles.row} type="button" onClick={() => open({ is: 'place', place })}>
        <span>
          {withTrail && <small>{trailOf(work.texts, place)}</small>}
          {titleOf(work.texts, place)}
        </span>
        <span>{isItem ? '' : summaryOf(valueAt(work.texts, place), shape)}</span>
        {isWrong ? (
          <>
            <Icon name="alert" />
            <Hidden> klopt nog niet</Hidden>
          </>
        ) : (
          <Icon name="arrow-right" />
        )}
      </button>
    </li>
  );
}

function Items({ place, shape }: { place: Place; shape: List }) {
  const { work, edit, open, readOnly } = useEditing();
  const { file, path } = place;
  const value = valueAt(work.texts, place);
  const count = Array.isArray(value) ? value.length : 0;
  const add = () => {
    edit(file, { is: 'insert', list: path, at: count, value: emptyOf(shape.item) as Value });
    const item = { file, path: [...path, count] };
    const first = partsOf(item)[0]?.place;
    open({ is: 'place', place: first ?? item });
  };
  return (
    <>
      {count === 0 && <p>Er staat nog niets in deze lijst.</p>}
      <ul className={styles.rows}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is known by
          <Row key={at} place={{ file, path: [...path, at] }} />
        ))}
      </ul>
      {!readOnly && count < shape.most && (
        <div>
          <Button kind="ink" onClick={add}>
            <EditorIcon name="plus" /> Nieuw: {shape.one}
          </Button>
        </div>
      )}
    </>
  );
}

type PlaceInListProps = { place: Place; at: number; shape: List; title: string };

/** Where a part stands in its list: to move it, or to take it away. */
function PlaceInList({ place: { file, path }, at, shape, title }: PlaceInListProps) {
  const { work, edit, open, tell, readOnly, isPreparing } = useEditing();
  const [moved, setMoved] = useState('');
  const value = valueAt(work.texts, { file, path });
  const count = Array.isArray(value) ? value.length : 0;
  if (readOnly || count === 0) return null;
  const move = (to: number) => {
    edit(file, { is: 'move', list: path, from: at, to });
    setMoved(`${title} staat nu op plaats ${to + 1} van ${count}.`);
    open({ is: 'place', place: { file, path: [...path, to] }, isMoved: true });
  };
  const remove = () => {
    edit(file, { is: 'remove', path: [...path, at] });
    open({ is: 'place', place: { file, path } });
    tell(`${title} is weg uit de lijst.`);
  };
  return (
    <div className={styles.inList}>
      <p>
        Plaats in de rij
        <small>
          {at + 1} van {count}
        </small>
      </p>
      <button
        className={styles.square}
        type="button"
        aria-disabled={isPreparing || at === 0 || undefined}
        onClick={() => !isPreparing && at > 0 && move(at - 1)}
      >
        <EditorIcon name="arrow-up" />
        <Hidden>Zet {title} een plaats naar voor</Hidden>
      </button>
      <button
        className={styles.square}
        type="button"
        aria-disabled={isPreparing || at === count - 1 || undefined}
        onClick={() => !isPreparing && at < count - 1 && move(at + 1)}
      >
        <Icon name="arrow-down" />
        <Hidden>Zet {title} een plaats naar achter</Hidden>
      </button>
      {count > shape.least && (
        <button
          className={styles.remove}
          type="button"
          aria-disabled={isPreparing || undefined}
          onClick={() => !isPreparing && remove()}
        >
          <EditorIcon name="trash" /> Haal {title} weg
        </button>
      )}
      <p className={styles.said} role="status">
        {moved}
      </p>
    </div>
  );
}
