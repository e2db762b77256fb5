import type { Behaviour } from '@/lib/browser/behaviour';

/** ms before the first paint in which a face may come too late for it. */
const tooLate = 100;
/** CSS px that what is in view may move at most; aside, words of one line move up to 7 by those before them. */
const down = 3;
const aside = 8;

/**
 * The face of titles that comes after the first paint takes the place of its stand-in when that moves nothing in view; else the next
 * page has it. A browser by itself shows no late one (`font-display: optional` in styles/fonts.ts).
 */
export const lateFace: Behaviour = { selector: 'body', when: 'later', start: showLateFace };

async function showLateFace(): Promise<void> {
  const file = document.querySelector<HTMLLinkElement>('link[as=font]')?.href ?? '';
  const [loaded] = performance.getEntriesByName(file) as PerformanceResourceTiming[];
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  if (!loaded || !painted || loaded.responseEnd < painted.startTime - tooLate) return;
  const [family = ''] = /\w+/.exec(getComputedStyle(document.body).getPropertyValue('--font-display')) ?? [];
  const face = await new FontFace(family, `url(${file})`, { weight: '600 900' })
    .load()
    .catch(() => undefined);
  if (!face) return;
  const before = places();
  document.fonts.add(face);
  const moves = places().some(({ x, y }, index) => {
    const was = before[index] as DOMRect;
    return y > 0 && y < innerHeight && (Math.abs(y - was.y) > down || Math.abs(x - was.x) > aside);
  });
  if (moves) document.fonts.delete(face);
}

const places = (): DOMRect[] =>
  Array.from(document.querySelectorAll('body *'), (element) => element.getBoundingClientRect());
