import { mapAttribute } from '@/lib/map';

/**
 * Asks for the maps of a page, which are frames without an address until then (`HallMap`). A frame that has loaded may hold the
 * browser's own page about what went wrong, and nobody may look into it: so a map is shown once the same address answers,
 * mostly from what the browser has just kept.
 */
export function map(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(`[${mapAttribute}]`)) {
    const src = frame.getAttribute(mapAttribute) ?? '';
    frame.onload = async () => {
      const isThere = await answers(src);
      frame.hidden = !isThere;
      frame.parentElement?.setAttribute('data-state', isThere ? 'there' : 'failed');
    };
    frame.src = src;
    frame.hidden = false;
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
