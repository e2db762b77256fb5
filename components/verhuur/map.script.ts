import { afterLoad, type Behaviour } from '@/lib/browser/behaviour';
import { mapAttribute, mapWordsAttribute } from '@/lib/rental/map';

/** ms after the page has loaded at which the map is asked for. */
const mapDelay = 1000;

/** Shows that a map is coming (`MapFrame`), and then the map; without script there is a link instead. */
export const map: Behaviour = {
  selector: `[${mapAttribute}]`,
  when: 'parsed',
  each(element) {
    const frame = element as HTMLIFrameElement;
    showPart('coming', frame);
    afterLoad(() => showMap(frame), mapDelay);
  },
};

/**
 * Loads a map, which is a frame without `src` until then. A loaded frame may be an error page of the browser, and a script may
 * not read it: so a map is shown once a fetch of the same address succeeds, mostly from the cache.
 */
function showMap(frame: HTMLIFrameElement): void {
  const src = frame.getAttribute(mapAttribute) ?? '';
  frame.onload = async () => {
    const isThere = await isReachable(src);
    frame.hidden = !isThere;
    frame.toggleAttribute('data-there', isThere);
    showPart(isThere ? 'nothing' : 'instead', frame);
  };
  frame.src = src;
  frame.hidden = false;
  showPart('instead', frame); // until it has loaded: not every browser reports a frame that fails
}

/** Shows one text over the drawing of a map, or hides all that is not the map. */
function showPart(words: 'coming' | 'instead' | 'nothing', frame: Element): void {
  for (const part of frame.parentElement?.children ?? []) {
    const isOther = (part.getAttribute(mapWordsAttribute) ?? words) !== words;
    if (part !== frame) part.toggleAttribute('hidden', words === 'nothing' || isOther);
  }
}

/** Whether another site responds, with any status; without referrer and cookies, as the frame. */
const isReachable = (src: string) =>
  fetch(src, {
    mode: 'no-cors',
    cache: 'force-cache',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).then(
    () => true,
    () => false,
  );
