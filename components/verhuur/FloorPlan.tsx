import { Text } from '@/components/ui/Text';
import type { Rental } from '@/lib/content/schemas/content';
import styles from './FloorPlan.module.scss';
import { numbered } from './numbered';

type FloorPlanProps = NonNullable<NonNullable<Rental['infofiche']>['plattegrond']> & {
  rooms: readonly number[];
};

/** The bedrooms above the corridor with beds along their walls, as wide as those need; the other rooms below it. */
export function FloorPlan({ perBed = 1, ruimtes = [], bijschrift, rooms }: FloorPlanProps) {
  return (
    <figure className={styles.plan}>
      {rooms.length > 0 && (
        <ul className={styles.row}>
          {numbered(rooms).map(({ number, value }) => (
            <Bedroom key={number} number={number} places={value} perBed={perBed} />
          ))}
        </ul>
      )}
      {ruimtes.length > 0 && (
        <>
          {rooms.length > 0 && <p className={styles.corridor}>Gang</p>}
          <ul className={styles.row}>
            {ruimtes.map(({ naam, uitleg }) => (
              <li key={naam}>
                <p>
                  <strong>{naam}</strong> {uitleg}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <figcaption>
        <Text>{bijschrift}</Text>
      </figcaption>
    </figure>
  );
}

function Bedroom({ number, places, perBed }: { number: number; places: number; perBed: number }) {
  const beds = bedsFor(places, perBed);
  const alongTheBack = Math.ceil(beds.length / 2);
  return (
    <li>
      <Wall beds={beds.slice(0, alongTheBack)} />
      <p>
        <strong>Kamer {number}</strong> {places} {places === 1 ? 'plaats' : 'plaatsen'}
      </p>
      <Wall beds={beds.slice(alongTheBack)} />
    </li>
  );
}

/** The beds of a room by how many sleep in each: `[2, 2, 1]` for five places with two to a bed. */
function bedsFor(places: number, perBed: number): number[] {
  return Array.from({ length: Math.ceil(places / perBed) }, (_, index) =>
    Math.min(perBed, places - index * perBed),
  );
}

function Wall({ beds }: { beds: readonly number[] }) {
  return (
    <span className={styles.wall} aria-hidden="true">
      {numbered(beds).map(({ number, value: sleepers }) => (
        <i key={number}>{sleepers}</i>
      ))}
    </span>
  );
}
