import { arrival } from '@/components/site/arrival.script';
import { appendToHead } from '@/lib/browser/elements';
import { ownFileAttribute, setScriptState } from '@/lib/browser/startup';

/** Runs in every page; loads the script of the site after it. */
const file = document.currentScript?.getAttribute(ownFileAttribute);
setScriptState('here');
arrival();
addEventListener('load', () => appendToHead('script', { src: String(file) }));
