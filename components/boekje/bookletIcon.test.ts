import { bookletIcon } from './bookletIcon';

test.each([
  ['Medische fiche', 'doc'],
  ['Medicijnen', 'medkit'],
  ['Eet je kind iets niet?', 'cutlery'],
  ['Vleeseters', 'info'],
  ['Eten', 'cutlery'],
  ['Aan', 'tshirt'],
  ['Aankomst', 'info'],
  ['Zakgeld', 'euro'],
  ['Luizen?', 'ladybird'],
])('%s has the drawing %s', (name, icon) => {
  expect(bookletIcon(name, 'info')).toBe(icon);
});
