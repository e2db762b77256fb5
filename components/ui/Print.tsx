import { Picture } from './Picture';
import styles from './Print.module.scss';
import { Sheet } from './Sheet';

type PrintProps = {
  photo: { bestand: string; alt: string; onderschrift: string };
  sizes: string;
  tilt?: 'left' | 'right';
};

/** A photo print taped into the booklet, with a line written under it. */
export function Print({ photo, sizes, tilt = 'right' }: PrintProps) {
  return (
    <div className={styles.print} data-tilt={tilt}>
      <Sheet className={styles.paper} taped>
        <figure>
          <Picture src={photo.bestand} alt={photo.alt} sizes={sizes} />
          <figcaption className={styles.caption}>{photo.onderschrift}</figcaption>
        </figure>
      </Sheet>
    </div>
  );
}
