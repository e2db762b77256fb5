import { mapAttribute, mapWordsAttribute } from '@/lib/rental/map';

const frames = () => document.querySelectorAll<HTMLIFrameElement>(`[${mapAttribute}]`);

/** Says that the maps of a page are coming (`HallMap`): without a script a link stands in the place of those words. */
export function promiseMaps(): void {
  for (const frame of frames()) say('coming', frame);
}

/**
 * Asks for the maps, which are frames without an address until then. A frame that has loaded may hold the browser's own page
 * about what went wrong, and nobody may look into it: so a map is shown once the same address answers, mostly from
 * what the browser has just kept.
 */
export function showMaps(): void {
  for (const frame of frames()) {
    const src = frame.getAttribute(mapAttribute) ?? '';
    frame.onload = async () => {
      const isThere = await answers(src);
      frame.hidden = !isThere;
      frame.toggleAttribute('data-there', isThere);
      say(isThere ? 'nothing' : 'instead', frame);
    };
    frame.src = src;
    frame.hidden = false;
    say('instead', frame); // until it is there: not every browser tells of a frame that cannot be loaded
  }
}

/** Leaves in the box of a map only the drawing with these words, or nothing beside the map. */
function say(words: 'coming' | 'instead' | 'nothing', frame: Element): void {
  for (const part of frame.parentElement?.children ?? []) {
    const isOther = (part.getAttribute(mapWordsAttribute) ?? words) !== words;
    if (part !== frame) part.toggleAttribute('hidden', words === 'nothing' || isOther);
  }
}

/** Whether another site answers, whatever it says: without referrer and cookies, as the frame asks. */
const answers = (src: string) =>
  fetch(src, {
    mode: 'no-cors',
    cache: 'force-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).then(
    () => true,
    () => false,
  );
