import ICAL from 'ical.js';
import { addressesOf } from './addresses';
import type { Export } from './export';
import { codeAdvice, type Finding } from './finding';
import { plain, wordsOf } from './words';

const feed = 'kalender.ics';

/**
 * The calendar can be read, and so can the files of one event; each event ends after it begins and is told on the home
 * page, which links the calendar to subscribe to and each of the files.
 */
export function wrongCalendar(site: Export): Finding[] {
  const files = [...site.files].filter((file) => file.endsWith('.ics'));
  const home = site.pages.find(({ route }) => route === '/');
  const words = home ? wordsOf(home) : '';
  const links = home ? addressesOf(home, site.origin).urls.map(({ href }) => href) : [];
  const whole = new Set(eventsIn(site, feed)?.map(({ uid }) => uid));
  return files.flatMap((file) => {
    const about = (found: string) => ({ on: `/${file}`, found, advice: codeAdvice, places: [] });
    const scheme = file === feed ? 'webcal:' : 'https:'; // so that an app keeps following it
    const isLinked = links.includes(`${scheme}//${new URL(site.origin).host}/${encodeURI(file)}`);
    const events = eventsIn(site, file);
    if (!events) return [about('een kalender die geen agenda kan lezen')];
    return [
      ...(isLinked ? [] : [about('de startpagina linkt niet naar deze kalender')]),
      ...(events.length === 0 ? [about('een kalender zonder evenement')] : []),
      ...(file !== feed && events.length > 1 ? [about('een bestand met meer dan één evenement')] : []),
      ...events.flatMap(({ uid, summary, startDate, endDate }) => [
        ...(endDate.compare(startDate) > 0 ? [] : [about(`${summary} eindigt voor het begint`)]),
        ...(whole.has(uid) ? [] : [about(`${summary} staat niet in ${feed}`)]),
        ...(words.includes(plain(summary.replace(/ – [^–]*$/, '')))
          ? []
          : [about(`${summary} staat niet op de startpagina`)]),
      ]),
      ...(new Set(events.map(({ uid }) => uid)).size < events.length
        ? [about('twee evenementen met één nummer')]
        : []),
    ];
  });
}

function eventsIn({ files, read }: Export, file: string): ICAL.Event[] | undefined {
  if (!files.has(file)) return undefined;
  try {
    const calendar = new ICAL.Component(ICAL.parse(read(file).toString()));
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  } catch {
    return undefined;
  }
}
