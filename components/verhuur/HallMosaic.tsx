import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import type { Photo } from '@/lib/photos/photo';
import styles from './HallMosaic.module.scss';

type HallMosaicProps = {
  /** The large one. */
  photo: Photo;
  /** All photos of the hall, of which some others lie beside it. */
  photos: readonly Photo[];
};

/** So many lie beside the large one on a wide screen, and half of them on a phone. */
const beside = 4;

/** The front of the hall with a look inside beside it, and the way to all photos. */
export function HallMosaic({ photo, photos }: HallMosaicProps) {
  return (
    <div className={styles.mosaic}>
      <Picture photo={photo} sizes="(min-width: 48em) 50vw, 67vw" priority />
      {spread(
        photos.filter(({ image }) => image.stem !== photo.image.stem),
        beside,
      ).map((one) => (
        // the same photos have their words further on
        <Picture key={one.image.stem} photo={{ ...one, alt: '' }} sizes="(min-width: 48em) 25vw, 33vw" />
      ))}
      <p>
        <a href="#fotos">
          Alle {photos.length} foto’s <Icon name="arrow-down" />
        </a>
      </p>
    </div>
  );
}

/** Whether there are enough photos for it. */
export const hasMosaic = (photos: readonly Photo[]): boolean => photos.length > beside + 1;

/** So many of a list, as far from each other as they can be. */
const spread = <Item,>(list: readonly Item[], count: number): Item[] =>
  list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  );
