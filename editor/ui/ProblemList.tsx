import { placeOf } from '@/editor/document/places';
import { useEditing } from './editing';
import styles from './PlaceView.module.scss';
import { Problems } from './Problems';
import { Row } from './Row';

/** What has to be put right before anything can go online, each with the way to it. */
export function ToPutRight() {
  const { work } = useEditing();
  if (work.problems.length === 0) return null;
  const places = work.problems.map(placeOf);
  const known = places.filter((place) => place !== undefined);
  const rows = new Map(known.map((place) => [`${place.file}.${place.path.join('.')}`, place]));
  const others = work.problems.filter((_, index) => !places[index]);
  return (
    <section className={styles.parts} aria-labelledby="rechtzetten">
      <h3 id="rechtzetten">Eerst rechtzetten</h3>
      {rows.size > 0 && (
        <ul className={styles.rows}>
          {[...rows].map(([key, place]) => (
            <Row key={key} place={place} withTrail />
          ))}
        </ul>
      )}
      {others.length > 0 && <Problems problems={others} />}
    </section>
  );
}
