/** @jest-environment node */
import { wrongCalendar } from './calendar';
import { html, madeUp, said } from './testing/madeUp';

const { host } = new URL(madeUp({}).origin);

const event = (name: string, { from = '20260901T140000', to = '20260901T170000', uid = name } = {}) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${from}\r\nDTEND:${to}\r\nSUMMARY:${name} – Groep\r\nEND:VEVENT\r\n`;
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`;
const told = (files: Record<string, string>) =>
  said(
    wrongCalendar(
      madeUp({
        'index.html': html({
          body: `<a href="webcal://${host}/kalender.ics">a</a><a href="/kalender/a.ics">b</a>
            <h3>Fuif</h3><h3>Sint-Maarten – groot feest</h3>`,
        }),
        'kalender.ics': calendar(event('Fuif')),
        ...files,
      }),
    ),
  );

test('a calendar whose events stand on the home page is good, a file of one of them too', () => {
  const feast = event('Sint-Maarten – groot feest');
  expect(told({ 'kalender.ics': calendar(event('Fuif'), feast), 'kalender/a.ics': calendar(feast) })).toEqual(
    [],
  );
});

test.each([
  ['text', 'geen kalender', 'een kalender die geen agenda kan lezen'],
  ['nothing', calendar(), 'een kalender zonder evenement'],
  [
    'an event that ends before it begins',
    calendar(event('Fuif', { to: '20260901T130000' })),
    'Fuif – Groep eindigt voor het begint',
  ],
  [
    'an event that visitors are not told',
    calendar(event('Geheim')),
    'Geheim – Groep staat niet op de startpagina',
  ],
  [
    'one number for two events',
    calendar(event('Fuif'), event('Fuif', { from: '20260901T150000' })),
    'twee evenementen met één nummer',
  ],
])('a calendar of %s is told', (_, text, found) => {
  expect(told({ 'kalender.ics': text })).toContain(`/kalender.ics: ${found}`);
});

test('a file of one event that is not in the calendar, or holds two, is told', () => {
  expect(told({ 'kalender/a.ics': calendar(event('Fuif', { uid: 'x' }), event('Fuif')) })).toEqual([
    '/kalender/a.ics: een bestand met meer dan één evenement',
    '/kalender/a.ics: Fuif – Groep staat niet in kalender.ics',
  ]);
});

test('a calendar that the home page does not link is told', () => {
  const body = '<h3>Fuif</h3><a href="/kalender.ics">not to subscribe to</a>';
  expect(told({ 'index.html': html({ body }), 'kalender/a.ics': calendar(event('Fuif')) })).toEqual([
    '/kalender.ics: de startpagina linkt niet naar deze kalender',
    '/kalender/a.ics: de startpagina linkt niet naar deze kalender',
  ]);
});
