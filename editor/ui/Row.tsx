import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { type Place, problemsBelow, summaryOf, titleOf, trailOf, valueAt } from '@/editor/document/places';
import { shapeAt } from '@/lib/content/schemas/shape';
import { useEditing } from './editing';
import styles from './PlaceView.module.scss';

/** A link to a place, with its title and value. */
export function Row({ place, withTrail = false }: { place: Place; withTrail?: boolean }) {
  const { work, open } = useEditing();
  const shape = shapeAt(place.file, place.path);
  if (!shape) return null;
  const isWrong = problemsBelow(work.problems, place).length > 0;
  const isItem = typeof place.path.at(-1) === 'number';
  return (
    <li>
      <button className={styles.row} type="button" onClick={() => open({ type: 'place', place })}>
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
