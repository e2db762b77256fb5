import { appendToHead } from '@/lib/browser/elements';
import { ownFileAttribute, setScriptState } from '@/lib/browser/startup';

/** Runs in every page; loads the script of the site after it. */
const file = document.currentScript?.getAttribute(ownFileAttribute);
setScriptState('here');
addEventListener('load', () => appendToHead('script', { src: String(file) }));
