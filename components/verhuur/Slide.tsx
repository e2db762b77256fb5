import { useState } from 'react';
import styles from './Slide.module.scss';

type SlideProps = { current: boolean; children: React.ReactNode };

/**
 * One photo of the show. A neighbour is there, so that it is fetched before it is asked for, but not to be seen.
 * A photo that fails says so; it is asked for again when the reader comes back to it.
 */
export function Slide({ current, children }: SlideProps) {
  const [failed, setFailed] = useState(false);
  return (
    <div
      className={styles.slide}
      aria-hidden={!current}
      data-current={current ? '' : undefined}
      onErrorCapture={() => setFailed(true)}
    >
      {children}
      {failed && (
        <p className={styles.failure} role="alert">
          Deze foto kon niet geladen worden.
        </p>
      )}
    </div>
  );
}
