import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Sheet } from '@/components/ui/Sheet';
import type { Photo } from '@/lib/photos/photo';
import { type Room, roomAnchor, withPhoto } from '@/lib/rental/floorPlan';
import { sleepingPlaces } from '@/lib/rental/rentalWords';
import styles from './HallPlan.module.scss';
import { numbered } from './numbered';

type HallPlanProps = {
  bedrooms: readonly Room[];
  others: readonly Room[];
  /** How many sleep in one bed. */
  perBed?: number | undefined;
  photos: readonly (Photo & { room?: string | undefined })[];
};

/** The hall without its roof: bedrooms with their beds, a corridor, the other rooms. A room with a photo is a link to it. */
export function HallPlan({ bedrooms, others, perBed = 1, photos }: HallPlanProps) {
  const inside = withPhoto([...bedrooms, ...others], photos);
  const row = (rooms: readonly Room[]) => (
    <ul>
      {rooms.map((room) => (
        <li key={room.name}>
          {inside.some((one) => one.room === room) ? (
            <a className={styles.room} href={`#${roomAnchor(room.name)}`}>
              {inRoom(room, perBed)}
            </a>
          ) : (
            <div className={styles.room}>{inRoom(room, perBed)}</div>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {inside.length > 0 && <p className={styles.tap}>Tik op een ruimte en kijk binnen.</p>}
      <div className={styles.plan}>
        {row(bedrooms)}
        {others.length > 0 && (
          <>
            <p>Gang</p>
            {row(others)}
          </>
        )}
      </div>
      {inside.length > 0 && (
        <ul className={styles.inside}>
          {inside.map(({ room, photo }) => (
            <li key={room.name} id={roomAnchor(room.name)}>
              <Sheet className={styles.card}>
                <Picture photo={{ ...photo, alt: '' }} sizes="(min-width: 48em) 26rem, 90vw" />
                <div>
                  <h3>{photo.room}</h3>
                  {room.places !== undefined && (
                    <p>
                      {room.places} {sleepingPlaces(room.places)}
                    </p>
                  )}
                  {room.note && <p>{room.note}</p>}
                  <p>{photo.alt}</p>
                </div>
              </Sheet>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function inRoom({ name, places, icon }: Room, perBed: number) {
  return (
    <>
      {places !== undefined && (
        <span className={styles.beds} aria-hidden="true">
          {numbered(Array.from({ length: Math.ceil(places / perBed) })).map(({ number }) => (
            <i key={number} />
          ))}
        </span>
      )}
      {icon && <Icon name={icon} />}
      <span>
        {places !== undefined && (
          <>
            <strong>{places}</strong> <Hidden>{sleepingPlaces(places)} in </Hidden>
          </>
        )}
        {name}
      </span>
    </>
  );
}
