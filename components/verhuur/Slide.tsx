import { Fragment, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './Slide.module.scss';

type SlideProps = { current: boolean; children: React.ReactNode };

/**
 * One photo of the gallery. Neighbours are rendered too, invisible, so that they are fetched in advance.
 * A photo that fails shows an error; it is fetched once more by its button, or when it becomes the current one.
 */
export function Slide({ current, children }: SlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [wasCurrent, setWasCurrent] = useState(current);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (wasCurrent !== current) {
    setWasCurrent(current);
    if (current && failed) retry();
  }

  return (
    <div
      className={styles.slide}
      ref={slide}
      tabIndex={-1}
      aria-hidden={!current}
      data-current={current ? '' : undefined}
      onErrorCapture={() => setFailed(true)}
    >
      <Fragment key={attempt}>{children}</Fragment>
      {failed && (
        <div className={styles.failure}>
          <p role="alert">Deze foto kon niet geladen worden.</p>
          <Button
            kind="ink"
            onClick={() => {
              slide.current?.focus({ preventScroll: true }); // the button is removed
              retry();
            }}
          >
            Probeer opnieuw
          </Button>
        </div>
      )}
    </div>
  );
}
