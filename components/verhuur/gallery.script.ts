import { afterLoad, type Behaviour } from '@/lib/browser/behaviour';
import { hydratedEvent, isScriptState, stateAttribute } from '@/lib/browser/startup';
import { swiped } from '@/lib/browser/swipe';

/** ms after the page has loaded at which the show of photos begins. */
const galleryDelay = 1000;

/** In a page that React has not hydrated yet: shows that the photos are coming, until the show begins. */
export const gallery: Behaviour = {
  selector: '[aria-roledescription="carrousel"]',
  when: 'parsed',
  each(show) {
    if (isScriptState('coming')) toggleComing(show, true);
    afterLoad(() => beginShow(show), galleryDelay);
  },
};

const toggleComing = (show: HTMLElement, isComing: boolean) =>
  show.querySelector('p')?.toggleAttribute('hidden', !isComing);

/**
 * Starts the show of photos (`Slideshow`) where it can be hydrated: the strip shows its first photo alone, and its buttons are
 * enabled. A swipe clicks them; a key is replayed after hydration, as clicks are.
 */
function beginShow(show: HTMLElement): void {
  if (!isScriptState('coming')) return;
  toggleComing(show, false);
  const controls = show.querySelector('[inert]');
  const isShow = (begun: boolean) => {
    show.toggleAttribute('data-begun', begun);
    controls?.toggleAttribute('inert', !begun);
  };
  isShow(true);
  // back to the strip when hydration takes too long
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
    const replay = () => event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
    addEventListener(hydratedEvent, () => setTimeout(replay), { once: true });
  });
}
