import { hydratedEvent, isScriptState, stateAttribute } from '@/lib/browser/startup';
import { swiped } from '@/lib/browser/swipe';

const shows = () => document.querySelectorAll<HTMLElement>('[aria-roledescription="carrousel"]');

/** Says that the photos are coming, where they wait for the show. */
export function promiseShows(): void {
  if (isScriptState('coming')) for (const show of shows()) say(show, true);
}

const say = (show: HTMLElement, isComing: boolean) =>
  show.querySelector('p')?.toggleAttribute('hidden', !isComing);

/**
 * Begins the show of photos (`Slideshow`), where React can take it over at the first step: the strip shows its first photo
 * alone, and its buttons can be pressed. A swipe presses them; a key waits for React, as what is pressed does.
 */
export function gallery(): void {
  if (!isScriptState('coming')) return;
  for (const show of shows()) {
    say(show, false);
    const controls = show.querySelector('[inert]');
    const isShow = (begun: boolean) => {
      show.toggleAttribute('data-begun', begun);
      controls?.toggleAttribute('inert', !begun);
    };
    isShow(true);
    // who waited for React too long has the strip again
    new MutationObserver(() => isScriptState('late') && isShow(false)).observe(document.documentElement, {
      attributeFilter: [stateAttribute],
    });

    let start: PointerEvent | undefined;
    show.addEventListener('pointerdown', (event) => {
      start = event;
    });
    show.addEventListener('pointerup', (event) => {
      const by = isScriptState('coming') && start && swiped(start, event);
      if (by) show.querySelectorAll('button')[by > 0 ? 1 : 0]?.click();
    });
    show.addEventListener('keydown', (event) => {
      if (!isScriptState('coming') || !/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
      event.preventDefault();
      const again = () => event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
      addEventListener(hydratedEvent, () => setTimeout(again), { once: true });
    });
  }
}
