import { nameWithMarker } from '@/lib/text/sourceMarkers';
import { extractMarkers, fieldsAt } from './pageMarkers';
import type { FieldMarker } from './shown';

const markers: FieldMarker[] = [
  { key: 'programme.programma.2.wat', seen: [] },
  { key: 'calendar.evenementen.3.tot', seen: ['15 tot', '15 uur'] },
  { key: 'site.werking.tot', seen: ['16.15 tot', '16.15 uur'] },
  { key: 'rental.slaapplaatsen.kamers.0', seen: ['25'] },
  { key: 'home.uniformen.prijzen.0.prijs', seen: ['€ 6'] },
  { key: 'site.lokaal.naam', seen: [] },
  { key: 'calendar.evenementen.3.naam', seen: [] },
];

/** The fields that a tap on the text opens. */
function tapped(text: string, around = '') {
  document.body.innerHTML = `<div><p>${text}</p>${around}</div>`;
  document.elementsFromPoint = () => [];
  extractMarkers(document.body);
  const target = document.querySelector('p');
  return target && fieldsAt({ x: 0, y: 0 }, target, markers)?.keys;
}

test('an hour is found as a whole, not as the minutes of another one', () => {
  expect(tapped('Woensdag 25 november, tot 16.15 uur')).toEqual(['site.werking.tot']);
  expect(tapped('tot 15 uur')).toEqual(['calendar.evenementen.3.tot']);
  expect(tapped('€ 6,50')).toBeUndefined();
  expect(tapped('€ 6.')).toEqual(['home.uniformen.prijzen.0.prijs']);
});

test('an hour is that of its own item, also when the place beside it is that of the group', () => {
  const where = nameWithMarker('De Paddenpoel', 5);
  document.body.innerHTML = `<ul><li><b>${nameWithMarker('Rietweekend', 6)}</b><p><span>tot 15 uur</span>, ${where}</p></li></ul>`;
  extractMarkers(document.body);
  const hours = markers.filter(({ seen }) => seen.includes('15 uur'));
  const others = [...markers.slice(0, 1), { key: 'camp.boekje.vertrek.0.uur', seen: ['15 uur'] }];
  const all = [...others, ...hours, ...markers.slice(3)];
  document.elementsFromPoint = () => [];
  const target = document.querySelector('span');
  expect(all[5]?.key).toBe('site.lokaal.naam');
  expect(target && fieldsAt({ x: 0, y: 0 }, target, all)?.keys).toEqual(['calendar.evenementen.3.tot']);
});

test('a number alone is that of a field whose neighbours are beside it, and else of none', () => {
  expect(tapped('25', `<b>${nameWithMarker('Kamer', 3)}</b>`)).toEqual(['rental.slaapplaatsen.kamers.0']);
  expect(tapped('25', `<b>${nameWithMarker('Zwemmen', 0)}</b>`)).toBeUndefined();
});
