import type { CaptionedPhoto } from '@/lib/photos/photo';
import { Picture } from './Picture';
import styles from './PrintedPhoto.module.scss';
import { Scene, type SceneProps } from './Scene';
import { Sheet } from './Sheet';
import { Text } from './Text';

type PrintedPhotoProps = {
  photo: CaptionedPhoto | undefined;
  /** What is printed without a photo; it has no line under it. */
  scene: SceneProps;
  sizes: string;
  tilt?: 'left' | 'right';
};

/** A photo on paper, taped into the booklet, with a line written under it. */
export function PrintedPhoto({ photo, scene, sizes, tilt = 'right' }: PrintedPhotoProps) {
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
            <Scene {...scene} />
          </div>
        )}
      </Sheet>
    </div>
  );
}
