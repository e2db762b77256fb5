import { gallery, promiseShows } from '@/components/verhuur/gallery.script';
import { promiseMaps, showMaps } from '@/components/verhuur/map.script';
import { months } from '@/components/verhuur/months.script';

/** ms after the page has loaded at which the photos begin to be a show and the map is asked for. */
const wait = 1000;

/** Runs in the page of the hall. The months are settled when the page has been read: they stand far below its first screen. */
const apply = () => months(document, new Date());
for (const moment of ['DOMContentLoaded', 'visibilitychange']) document.addEventListener(moment, apply);
document.addEventListener('DOMContentLoaded', () => {
  promiseMaps();
  promiseShows();
});
addEventListener('load', () =>
  setTimeout(() => {
    gallery();
    showMaps();
  }, wait),
);
