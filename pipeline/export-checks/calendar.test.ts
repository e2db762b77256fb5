/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import type { Stay } from '@/lib/rental/stay';
import { wrongCalendar, wrongTakenDays } from './calendar';
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

describe('the calendar of the taken days', () => {
  const [first] = exampleContent().rental.bezet?.periodes ?? [];
  const taken = ({ summary = 'Bezet', day = '20261204', more = '' } = {}) =>
    calendar(
      `BEGIN:VEVENT\r\nUID:bezet\r\nDTSTART:${day}T150000\r\nDTEND:20261206T103000\r\nSUMMARY:${summary}\r\n${more}END:VEVENT\r\n`,
    );
  const link = `<a href="webcal://${host}/verhuur/bezet.ics">Volg</a>`;
  /** What is told of a group that has these days taken. */
  const toldOf = (days: readonly (Stay | undefined)[] | undefined, files: Record<string, string>) => {
    const site = madeUp(files);
    const { rental } = site.content;
    const full = exampleContent().rental.bezet;
    const bezet = full && days && { ...full, periodes: days.flatMap((day) => day ?? []) };
    return said(wrongTakenDays({ ...site, content: { ...site.content, rental: { ...rental, bezet } } }));
  };
  const good = { 'verhuur/index.html': html({ body: link }), 'verhuur/bezet.ics': taken() };

  test('with the days of the content and nothing more is good', () => {
    expect(first).toBeDefined();
    expect(toldOf([first], good)).toEqual([]);
  });

  test.each([
    ['other days', taken({ day: '20261203' }), 'een kalender met andere dagen dan de inhoud'],
    [
      'a name',
      taken({ summary: 'Familie' }),
      'een kalender die meer zegt dan dat het lokaal bezet is: Familie',
    ],
    [
      'words',
      taken({ more: 'DESCRIPTION:Familie\r\n' }),
      'een kalender die meer zegt dan dat het lokaal bezet is: Bezet',
    ],
    ['no calendar', 'tekst', 'een kalender die er niet is, of die geen agenda kan lezen'],
  ])('with %s is told', (_, text, found) => {
    expect(toldOf([first], { ...good, 'verhuur/bezet.ics': text })).toEqual([`/verhuur/bezet.ics: ${found}`]);
  });

  test('without a link on the rental page is told', () => {
    expect(toldOf([first], { ...good, 'verhuur/index.html': html({}) })).toEqual([
      '/verhuur/bezet.ics: de pagina over de verhuur linkt niet naar deze kalender',
    ]);
  });

  test('of a group that tells no days does not belong there', () => {
    expect(toldOf(undefined, good)).toEqual([
      '/verhuur/bezet.ics: een kalender van dagen die de inhoud niet geeft',
    ]);
    expect(toldOf(undefined, {})).toEqual([]);
  });
});
