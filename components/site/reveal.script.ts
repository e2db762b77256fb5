import { isStill } from '@/lib/motion';

/** CSS px from which a screen counts as wide. */
const wide = 768;
/** Share of a block, or of the screen, that must show before the block appears, on a narrow screen and on a wide one. */
const shareNarrow = 0.1;
const shareWide = 0.2;
/** ms after the last resize during which nothing animates. */
const calmAfterResize = 250;

const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Lets blocks marked `data-reveal` come in once, when they are scrolled into view. Only blocks that nobody sees yet
 * are made to wait, and only by this script: without it, with reduced motion and in print everything just stands there.
 */
export function reveal(): void {
  if (isStill() || !('IntersectionObserver' in window)) return;
  const show = (block: Element) => {
    block.setAttribute('data-reveal', 'done');
    observer.unobserve(block);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const enough = innerWidth < wide ? shareNarrow : shareWide;
      for (const { target, isIntersecting, intersectionRatio, intersectionRect } of entries) {
        const shows = intersectionRatio >= enough || intersectionRect.height >= innerHeight * enough;
        if (isIntersecting && shows) show(target);
      }
      // the observer is silent about what a jump passed over
      for (const block of document.querySelectorAll('[data-reveal="wait"]')) {
        if (block.getBoundingClientRect().bottom <= 0) show(block);
      }
    },
    { threshold: steps },
  );
  const unseen = [...document.querySelectorAll('[data-reveal=""]')].filter(
    (block) => block.getBoundingClientRect().top >= innerHeight,
  );
  for (const block of unseen) {
    observer.observe(block);
    block.setAttribute('data-reveal', 'wait');
  }

  let calm: ReturnType<typeof setTimeout>;
  addEventListener('resize', () => {
    document.documentElement.dataset.resizing = '';
    clearTimeout(calm);
    calm = setTimeout(() => delete document.documentElement.dataset.resizing, calmAfterResize);
  });
}
