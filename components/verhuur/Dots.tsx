import styles from './Dots.module.scss';

type DotsProps = {
  ref: React.Ref<HTMLUListElement>;
  /** The photos by their place in the row, from 0. */
  photos: readonly number[];
  current: number;
  onChoose: (photo: number) => void;
};

/** A dot per photo: one tab stop; arrow keys move inside the row (see Gallery). */
export function Dots({ ref, photos, current, onChoose }: DotsProps) {
  return (
    <ul className={styles.dots} ref={ref} aria-label="Kies een foto">
      {photos.map((photo) => (
        <li key={photo}>
          <button
            type="button"
            aria-label={`Foto ${photo + 1}`}
            aria-current={photo === current || undefined}
            tabIndex={photo === current ? 0 : -1}
            onClick={() => onChoose(photo)}
          />
        </li>
      ))}
    </ul>
  );
}
