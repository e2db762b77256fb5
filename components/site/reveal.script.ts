import type { Behaviour } from '@/lib/browser/behaviour';
import { isStill } from '@/lib/browser/motion';

/** CSS px from which a screen counts as wide. */
const wide = 768;
/** Share of a block, or of the screen, that must show before the block appears, on a narrow screen and on a wide one. */
const shareNarrow = 0.1;
const shareWide = 0.2;
/** Root margin far upwards, so that what a jump passes over counts as seen. */
const above = '9999999px 0px 0px';
/** ms without animation after the last resize. */
const calmAfterResize = 250;

/** Ratios to observe: the small ones matter for a block higher than the screen. */
const steps = [0, 0.05, 0.1, 0.15, 0.2];

/**
 * Animates blocks with `data-reveal` once, when they are scrolled into view. Only blocks outside the screen are hidden first,
 * and only by this script: without it, with reduced motion and in print all are visible. Uses an observer, since reading
 * positions would force layout.
 */
export const reveal: Behaviour = { selector: '[data-reveal]', when: 'later', start: revealBlocks };

function revealBlocks(): void {
  if (isStill() || !window.IntersectionObserver) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const enough = innerWidth < wide ? shareNarrow : shareWide;
      for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
        const waits = target.getAttribute('data-reveal');
        if (!isIntersecting) target.setAttribute('data-reveal', 'wait');
        else if (!waits)
          observer.unobserve(target); // visible from the start
        else if (intersectionRatio >= enough || intersectionRect.height >= innerHeight * enough) {
          target.setAttribute('data-reveal', 'done');
          observer.unobserve(target);
        }
      }
    },
    { threshold: steps, rootMargin: above },
  );
  for (const block of document.querySelectorAll('[data-reveal]')) observer.observe(block);

  let resizeTimer: ReturnType<typeof setTimeout>;
  const { dataset } = document.documentElement;
  addEventListener('resize', () => {
    dataset.resizing = '';
    clearTimeout(resizeTimer);
    resizeTimer = setTimeout(() => delete dataset.resizing, calmAfterResize);
  });
}
