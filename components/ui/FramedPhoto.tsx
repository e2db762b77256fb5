import type { CaptionedPhoto } from '@/lib/photos/photo';
import styles from './FramedPhoto.module.scss';
import { Picture } from './Picture';
import { Scene } from './Scene';
import { Sheet } from './Sheet';
import { Text } from './Text';

type FramedPhotoProps = {
  photo: CaptionedPhoto | undefined;
  sizes: string;
  tilt?: 'left' | 'right';
};

/** A photo on paper, taped into the booklet, with a line written under it; without one a camp fire, and no line. */
export function FramedPhoto({ photo, sizes, tilt = 'right' }: FramedPhotoProps) {
  return (
    <div className={styles.print} data-tilt={tilt}>
      <Sheet className={styles.sheet} taped>
        {photo ? (
          <figure>
            <Picture photo={photo} sizes={sizes} />
            <figcaption className={styles.caption}>
              <Text>{photo.caption}</Text>
            </figcaption>
          </figure>
        ) : (
          <div className={styles.scene}>
            <Scene name="fire" />
          </div>
        )}
      </Sheet>
    </div>
  );
}
