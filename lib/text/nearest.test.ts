/** @jest-environment node */
import { nearest, nearestFile } from './nearest';

test.each([
  ['tnet', 'tent'],
  ['Tent', 'tent'],
  ['kampvuurr', 'kampvuur'],
])('“%s” was probably “%s”', (written, meant) => {
  expect(nearest(written, ['ster', 'tent', 'kampvuur'])).toBe(meant);
});

test('a word that looks like none of them has no nearest one', () => {
  expect(nearest('olifant', ['ster', 'tent', 'kampvuur'])).toBeUndefined();
  expect(nearest('', ['ster'])).toBeUndefined();
});

test('the same name in capitals comes before a name that differs by one letter', () => {
  expect(nearestFile('J01.jpg', ['j02.jpg', 'j01.jpg'])).toEqual({
    path: 'j01.jpg',
    why: 'let op de hoofdletters',
  });
});

test('a name in another folder and with another ending is found', () => {
  expect(nearestFile('Wout.jpeg', ['leiding/wout.jpg'])).toEqual({
    path: 'leiding/wout.jpg',
    why: 'let op de map en wat er na de punt staat',
  });
});

test('letters with an accent that are written in two ways count as the same name', () => {
  expect(nearestFile('No\u00e9.jpg', ['Noe\u0301.jpg'])?.path).toBe('Noe\u0301.jpg');
});
