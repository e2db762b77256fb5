/** @jest-environment node */
import { slug } from './slug';

test.each([
  ['Kaspi’s', 'kaspis'],
  ["Aspi's", 'aspis'],
  ['Solidaris', 'solidaris'],
  ['Één & twee', 'een-twee'],
  ['  30+ Fuif! ', '30-fuif'],
])('“%s” becomes “%s” in an address', (text, expected) => {
  expect(slug(text)).toBe(expected);
});
