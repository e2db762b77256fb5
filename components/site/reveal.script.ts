import { isStill } from '@/lib/browser/motion';

/** CSS px from which a screen counts as wide. */
const wide = 768;
/** Share of a block, or of the screen, that must show before the block appears, on a narrow screen and on a wide one. */
const shareNarrow = 0.1;
const shareWide = 0.2;
/** What a jump passes over counts as seen: as if the screen reached far up. */
const above = '9999999px 0px 0px';
/** ms after the last resize during which nothing animates. */
const calmAfterResize = 250;

/** Of a block: more than the last of them always suffices, less matters for a block that is higher than the screen. */
const steps = [0, 0.05, 0.1, 0.15, 0.2];

/**
 * Lets blocks marked `data-reveal` come in once, when they are scrolled into view. Only blocks that nobody sees yet
 * are made to wait, and only by this script: without it, with reduced motion and in print everything just stands there.
 * Where a block stands is told by the browser, which knows: to ask for it would make it lay out the page at once.
 */
export function reveal(): void {
  if (isStill() || !window.IntersectionObserver) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const enough = innerWidth < wide ? shareNarrow : shareWide;
      for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
        const waits = target.getAttribute('data-reveal');
        if (!isIntersecting) target.setAttribute('data-reveal', 'wait');
        else if (!waits)
          observer.unobserve(target); // the reader saw it at once
        else if (intersectionRatio >= enough || intersectionRect.height >= innerHeight * enough) {
          target.setAttribute('data-reveal', 'done');
          observer.unobserve(target);
        }
      }
    },
    { threshold: steps, rootMargin: above },
  );
  for (const block of document.querySelectorAll('[data-reveal]')) observer.observe(block);

  let calm: ReturnType<typeof setTimeout>;
  const { dataset } = document.documentElement;
  addEventListener('resize', () => {
    dataset.resizing = '';
    clearTimeout(calm);
    calm = setTimeout(() => delete dataset.resizing, calmAfterResize);
  });
}
