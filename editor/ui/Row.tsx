import { Hidden } from '@/components/ui/Hidden';
import { fieldKey } from '@/editor/document/fieldKey';
import { isRecord, nameOf } from '@/editor/document/identity';
import {
  type FieldPlace,
  problemsBelow,
  summaryOf,
  titleOf,
  trailOf,
  valueAtPlace,
} from '@/editor/document/places';
import { type Shape, shapeAt } from '@/lib/content/schemas/shape';
import { euro } from '@/lib/text/format';
import { useEditing } from './editing';
import { RowButton } from './parts';
import styles from './parts.module.scss';

type RowsProps = {
  places: readonly FieldPlace[];
  /** Whether each row shows the places around it. */
  withTrail?: boolean;
};

/** Links to places, each with its title and value. */
export const Rows = ({ places, withTrail = false }: RowsProps) => (
  <ul className={styles.rows}>
    {places.map((place) => (
      <Row key={fieldKey(place.file, place.path)} place={place} withTrail={withTrail} />
    ))}
  </ul>
);

function Row({ place, withTrail }: { place: FieldPlace; withTrail: boolean }) {
  const { work, open, problems } = useEditing();
  const shape = shapeAt(place.file, place.path);
  if (!shape) return null;
  const isWrong = problemsBelow(problems, place).length > 0;
  const isItem = typeof place.path.at(-1) === 'number';
  const value = valueAtPlace(work.texts, place);
  return (
    <li>
      <RowButton icon={isWrong ? 'alert' : 'arrow-right'} onClick={() => open({ type: 'place', place })}>
        <span>
          {withTrail && <small>{trailOf(work.texts, place)}</small>}
          {titleOf(work.texts, place)}
        </span>
        <span>{isItem ? detailIn(value, shape) : summaryOf(value, shape)}</span>
        {isWrong && <Hidden> klopt nog niet</Hidden>}
      </RowButton>
    </li>
  );
}

/** What tells an item from others with its name: who comes, of a rental, whose title is its days; else its day or price. */
function detailIn(item: unknown, shape: Shape): string {
  if (!isRecord(item) || shape.type !== 'block') return '';
  if (typeof item.wie === 'string') return item.wie;
  for (const [name, field] of Object.entries(shape.fields)) {
    const value = item[name];
    if (field.type !== 'field') continue;
    if (field.kind === 'date' && typeof value === 'string') return value === nameOf(item) ? '' : value;
    if (field.kind === 'price' && typeof value === 'number') return euro(value);
  }
  return '';
}
