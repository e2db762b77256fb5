import { afterLoad, type Behaviour } from '@/lib/browser/behaviour';
import { hydratedEvent, isScriptState, stateAttribute } from '@/lib/browser/startup';
import { swiped } from '@/lib/browser/swipe';

/** ms after the page has loaded at which the gallery begins. */
const galleryDelay = 1000;

/** In a page that React has not hydrated yet: shows that the photos are coming, until the gallery begins. */
export const gallery: Behaviour = {
  selector: '[aria-roledescription="carrousel"]',
  when: 'parsed',
  each(gallery) {
    if (isScriptState('coming')) toggleComing(gallery, true);
    afterLoad(() => begin(gallery), galleryDelay);
  },
};

const toggleComing = (gallery: HTMLElement, isComing: boolean) =>
  gallery.querySelector('p')?.toggleAttribute('hidden', !isComing);

/**
 * Starts the `Gallery` where it can be hydrated: the strip shows its first photo alone, and its buttons are
 * enabled. A swipe clicks them; a key is replayed after hydration, as clicks are.
 */
function begin(gallery: HTMLElement): void {
  if (!isScriptState('coming')) return;
  toggleComing(gallery, false);
  const controls = gallery.querySelector('[inert]');
  const setBegun = (begun: boolean) => {
    gallery.toggleAttribute('data-begun', begun);
    controls?.toggleAttribute('inert', !begun);
  };
  setBegun(true);
  // back to the strip when hydration takes too long
  new MutationObserver(() => isScriptState('late') && setBegun(false)).observe(document.documentElement, {
    attributeFilter: [stateAttribute],
  });

  let start: PointerEvent | undefined;
  gallery.addEventListener('pointerdown', (event) => {
    start = event;
  });
  gallery.addEventListener('pointerup', (event) => {
    const by = isScriptState('coming') && start && swiped(start, event);
    if (by) gallery.querySelectorAll('button')[by > 0 ? 1 : 0]?.click();
  });
  gallery.addEventListener('keydown', (event) => {
    if (!isScriptState('coming') || !/^(Arrow(Left|Right)|Home|End)$/.test(event.key)) return;
    event.preventDefault();
    const replay = () => event.target?.dispatchEvent(new KeyboardEvent('keydown', event));
    addEventListener(hydratedEvent, () => setTimeout(replay), { once: true });
  });
}
