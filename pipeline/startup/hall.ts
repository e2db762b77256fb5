import { announceShows, gallery } from '@/components/verhuur/gallery.script';
import { announceMaps, showMaps } from '@/components/verhuur/map.script';
import { months } from '@/components/verhuur/months.script';
import { answerRestored } from '@/components/verhuur/request.script';

/** ms after `load` at which the gallery starts and the map is requested. */
const delay = 1000;

/** Runs in the page of the hall. Updates the months at DOMContentLoaded: they are far below the first screen. */
const apply = () => months(document, new Date());
for (const moment of ['DOMContentLoaded', 'visibilitychange']) document.addEventListener(moment, apply);
document.addEventListener('DOMContentLoaded', () => {
  announceMaps();
  announceShows();
});
addEventListener('pageshow', answerRestored);
addEventListener('load', () =>
  setTimeout(() => {
    gallery();
    showMaps();
  }, delay),
);
