import { Fragment, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import styles from './Slide.module.scss';

type SlideProps = { current: boolean; children: React.ReactNode };

/**
 * One photo of the show. A neighbour is there, so that it is fetched before it is asked for, but not to be seen.
 * A photo that fails says so; it is asked for again when the reader wants that, or comes back to it.
 */
export function Slide({ current, children }: SlideProps) {
  const slide = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [wasCurrent, setWasCurrent] = useState(current);

  const tryAgain = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (wasCurrent !== current) {
    setWasCurrent(current);
    if (current && failed) tryAgain();
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
              slide.current?.focus({ preventScroll: true }); // the button goes
              tryAgain();
            }}
          >
            Probeer opnieuw
          </Button>
        </div>
      )}
    </div>
  );
}
