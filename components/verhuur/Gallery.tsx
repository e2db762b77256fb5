'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { ResponsiveImage, type ResponsiveImageProps } from '@/components/ui/ResponsiveImage';
import { Sheet } from '@/components/ui/Sheet';
import { useBehaviour } from '@/components/ui/useBehaviour';
import { useSwipe } from '@/components/ui/useSwipe';
import { afterLoad } from '@/lib/browser/behaviour';
import { hydratesOn, isStartedByPage } from '@/lib/browser/startup';
import { Dots } from './Dots';
import styles from './Gallery.module.scss';
import { Slide } from './Slide';

/** ms after the page has loaded at which the gallery begins. */
const beginDelay = 1000;

type GalleryProps = {
  /** The gallery renders the current one and its neighbours alone. */
  photos: readonly Pick<ResponsiveImageProps, 'image' | 'alt'>[];
  arrows: Record<'previous' | 'next', React.ReactNode>;
};

/**
 * The photos one by one. A second after the page has loaded `gallery.script.ts` begins with the first one; this island
 * is hydrated on the first interaction. Until then, and always without script, all photos are in a strip that scrolls in the same
 * frame; it begins at the photo that was scrolled to.
 */
export function Gallery({ photos, arrows }: GalleryProps) {
  const strip = useRef<HTMLElement>(null);
  const dots = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>(); // undefined: the strip
  const current = shown ?? 0;
  const count = photos.length;

  const takeOver = useRef({ focusesDot: false });

  useBehaviour('gallery', () => import('./gallery.script'));
  useLayoutEffect(() => {
    const begin = () => {
      takeOver.current.focusesDot = document.activeElement === strip.current;
      setShown(scrolledTo(strip.current));
    };
    if (isStartedByPage())
      begin(); // somebody touched it
    else afterLoad(begin, beginDelay);
  }, []);
  useLayoutEffect(() => {
    if (shown === undefined || !takeOver.current.focusesDot) return;
    takeOver.current.focusesDot = false;
    focusDot(dots.current, shown);
  }, [shown]);

  const picture = (place: number) => {
    const photo = photos[place];
    return photo && <ResponsiveImage {...photo} sizes="(min-width: 60em) 54rem, 90vw" />;
  };
  const step = (by: 1 | -1) => (current + by + count) % count;
  const swipe = useSwipe((by) => setShown(step(by)));

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (shown === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const inDots = dots.current?.contains(document.activeElement);
    let photo: number;
    if (event.key === 'ArrowLeft') photo = step(-1);
    else if (event.key === 'ArrowRight') photo = step(1);
    else if (event.key === 'Home' && inDots) photo = 0;
    else if (event.key === 'End' && inDots) photo = count - 1;
    else return;
    event.preventDefault();
    setShown(photo);
    if (inDots) focusDot(dots.current, photo);
  };

  return (
    <section
      className={styles.gallery}
      aria-roledescription="carrousel"
      aria-label="Foto’s"
      {...hydratesOn('button, [tabindex]')}
      data-shown={shown === undefined ? undefined : ''}
      onKeyDown={onKeyDown}
    >
      <Sheet className={styles.print}>
        <div className={styles.frame} {...swipe}>
          {shown === undefined ? (
            <>
              <p className={styles.coming} hidden>
                De foto’s komen eraan…
              </p>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it */}
              <section className={styles.strip} ref={strip} tabIndex={0} aria-label="Strook met foto’s">
                <ul>
                  {numbers(count).map((photo) => (
                    <li key={photo}>{picture(photo)}</li>
                  ))}
                </ul>
              </section>
            </>
          ) : (
            [...new Set([step(-1), current, step(1)])].map((photo) => (
              <Slide key={photo} current={photo === current}>
                {picture(photo)}
              </Slide>
            ))
          )}
        </div>
      </Sheet>
      {count > 1 && (
        <div className={styles.under}>
          {shown === undefined && <p className={styles.hint}>{count} foto’s: schuif opzij</p>}
          <div className={styles.controls} inert={shown === undefined}>
            <div className={styles.bar}>
              <button
                className={styles.arrow}
                type="button"
                aria-label="Vorige foto"
                onClick={() => setShown(step(-1))}
              >
                {arrows.previous}
              </button>
              <p role="status">
                Foto {current + 1} van {count}
              </p>
              <button
                className={styles.arrow}
                type="button"
                aria-label="Volgende foto"
                onClick={() => setShown(step(1))}
              >
                {arrows.next}
              </button>
            </div>
            <Dots ref={dots} photos={numbers(count)} current={current} onChoose={setShown} />
          </div>
        </div>
      )}
    </section>
  );
}

/** `3` → `[0, 1, 2]`. */
function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function focusDot(dots: HTMLUListElement | null, photo: number): void {
  dots?.querySelectorAll('button')[photo]?.focus({ preventScroll: true });
}

function scrolledTo(strip: HTMLElement | null): number {
  return strip?.clientWidth ? Math.round(strip.scrollLeft / strip.clientWidth) : 0;
}
