import { arrival } from '@/components/site/arrival.script';
import { appendToHead } from '@/lib/browser/elements';
import { ownFileAttribute, setScriptState } from '@/lib/browser/startup';

/** Runs in every page. What answers or moves on all of them is a small file that comes after the page itself. */
const file = document.currentScript?.getAttribute(ownFileAttribute);
setScriptState('here');
arrival();
addEventListener('load', () => appendToHead('script', { src: String(file) }));
