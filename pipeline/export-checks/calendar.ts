import ICAL from 'ical.js';
import { isoDay } from '@/lib/dates/days';
import { addressesOf } from './addresses';
import type { Export } from './export';
import { codeAdvice, type ExportProblem } from './problem';
import { plain, wordsOf } from './words';

const feed = 'kalender.ics';
const taken = 'verhuur/bezet.ics';

/**
 * The calendar can be read, and so can the files of one event; each event ends after it begins and is told on the home
 * page, which links the calendar to subscribe to and each of the files.
 */
export function wrongCalendar(site: Export): ExportProblem[] {
  const files = [...site.files].filter((file) => file.endsWith('.ics') && file !== taken);
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

/**
 * The calendar of the taken days is there for a group that tells them, and for no other; its events say nothing but that
 * the hall is taken, and the rental page links to it.
 */
export function wrongTakenDays(site: Export): ExportProblem[] {
  const about = (found: string) => ({ on: `/${taken}`, found, advice: codeAdvice, places: [] });
  const stays = site.content.rental.bezet?.periodes;
  if (!stays) return site.files.has(taken) ? [about('een kalender van dagen die de inhoud niet geeft')] : [];
  const events = eventsIn(site, taken);
  if (!events) return [about('een kalender die er niet is, of die geen agenda kan lezen')];
  const page = site.pages.find(({ route }) => route === '/verhuur');
  const links = page ? addressesOf(page, site.origin).urls.map(({ href }) => href) : [];
  const told = (days: readonly string[]) => days.toSorted().join(' ');
  const wanted = told(stays.map(({ from, until }) => `${isoDay(from)}/${isoDay(until)}`));
  const found = told(
    events.map(({ startDate, endDate }) =>
      `${startDate}`.slice(0, 10).concat('/', `${endDate}`.slice(0, 10)),
    ),
  );
  return [
    ...(found === wanted ? [] : [about('een kalender met andere dagen dan de inhoud')]),
    ...events
      .filter(({ summary, description }) => summary !== 'Bezet' || description)
      .map(({ summary }) => about(`een kalender die meer zegt dan dat het lokaal bezet is: ${summary}`)),
    ...(links.includes(`webcal://${new URL(site.origin).host}/${taken}`)
      ? []
      : [about('de pagina over de verhuur linkt niet naar deze kalender')]),
  ];
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
