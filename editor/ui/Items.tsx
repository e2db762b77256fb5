import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Value } from '@/editor/document/nodes';
import { type FieldPlace, itemsAt, sheetParts, valueAtPlace } from '@/editor/document/places';
import type { Texts } from '@/lib/content/check/sources';
import { emptyOf, type List } from '@/lib/content/schemas/shape';
import { atUtcMidnight } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { IconButton, LinkButton } from './parts';
import styles from './parts.module.scss';
import { Rows } from './Row';

/** Links to the items of a list. */
export function Items({ place, shape }: { place: FieldPlace; shape: List }) {
  const { work, readOnly } = useEditing();
  const count = itemsAt(work.texts, place).length;
  return (
    <>
      {count === 0 && <p>Er staat nog niets in deze lijst.</p>}
      {!readOnly && count < shape.most && (
        <div>
          <New place={place} at={isNewestFirst(shape) ? 0 : count} shape={shape} />
        </div>
      )}
      <Rows places={inShownOrder(work.texts, place)} />
    </>
  );
}

/** Lists of which the pages show the items by their day, each with the field of that day. */
const dayFields: Readonly<Record<string, string>> = {
  periodes: 'van',
  evenementen: 'datum',
  programma: 'datum',
};

const dayField = ({ path }: FieldPlace): string | undefined => dayFields[String(path.at(-1))];

/** The places of the items; where pages show them by their day in that order, with those without one yet on top. */
function inShownOrder(texts: Texts, { file, path }: FieldPlace): FieldPlace[] {
  const places = itemsAt(texts, { file, path }).map((_, at) => ({ file, path: [...path, at] }));
  const day = dayField({ file, path });
  if (day === undefined) return places;
  const time = (place: FieldPlace) => {
    const written = readDay(String(valueAtPlace(texts, { file, path: [...place.path, day] })));
    return written ? atUtcMidnight(written).getTime() : 0;
  };
  return places.sort((a, b) => time(a) - time(b));
}

/** Whether the items are years, of which the last stands on top. */
const isNewestFirst = ({ item }: List): boolean =>
  item.type === 'block' &&
  Object.values(item.fields).some(
    (field) => field.type === 'field' && (field.kind === 'year' || field.kind === 'workingYear'),
  );

/** Inserts an item in a list, and opens its first field. */
function New({ place: { file, path }, at, shape }: { place: FieldPlace; at: number; shape: List }) {
  const { edit, open, isPreparing } = useEditing();
  const add = () => {
    edit(file, { type: 'insert', list: path, at, value: emptyOf(shape.item) as Value });
    const item = { file, path: [...path, at] };
    const first = sheetParts(item)[0]?.place;
    open({ type: 'place', place: first ?? item, newItem: item });
  };
  return (
    <Button kind="ink" aria-disabled={isPreparing || undefined} onClick={() => !isPreparing && add()}>
      <EditorIcon name="plus" /> Nieuw: {shape.one}
    </Button>
  );
}

type PlaceInListProps = { place: FieldPlace; at: number; shape: List; title: string };

/** The index of an item in its list, with buttons to move it, remove it, or insert another one after it. */
export function PlaceInList({ place: { file, path }, at, shape, title }: PlaceInListProps) {
  const { work, edit, open, notify, readOnly, isPreparing } = useEditing();
  const [moved, setMoved] = useState('');
  const count = itemsAt(work.texts, { file, path }).length;
  if (readOnly || count === 0) return null;
  const move = (to: number) => {
    edit(file, { type: 'move', list: path, from: at, to });
    setMoved(`${title} staat nu op plaats ${to + 1} van ${count}.`);
    open({ type: 'place', place: { file, path: [...path, to] }, isMoved: true });
  };
  const remove = () => {
    notify(`${title} is weg uit de lijst.`);
    edit(file, { type: 'remove', path: [...path, at] });
    open({ type: 'place', place: { file, path } });
  };
  return (
    <div className={styles.inList}>
      {dayField({ file, path }) === undefined && (
        <>
          <p>
            Plaats in de rij
            <small>
              {at + 1} van {count}
            </small>
          </p>
          <IconButton
            icon={<EditorIcon name="arrow-up" />}
            isDisabled={isPreparing || at === 0}
            onClick={() => move(at - 1)}
          >
            Zet {title} een plaats naar voor
          </IconButton>
          <IconButton
            icon={<Icon name="arrow-down" />}
            isDisabled={isPreparing || at === count - 1}
            onClick={() => move(at + 1)}
          >
            Zet {title} een plaats naar achter
          </IconButton>
        </>
      )}
      {(count > shape.least || (shape.optional && count === 1)) && (
        <LinkButton isDisabled={isPreparing} onClick={remove}>
          <EditorIcon name="trash" /> Haal {title} weg
        </LinkButton>
      )}
      {count < shape.most && (
        <New place={{ file, path }} at={isNewestFirst(shape) ? 0 : at + 1} shape={shape} />
      )}
      <p className={styles.status} role="status">
        {moved}
      </p>
    </div>
  );
}
