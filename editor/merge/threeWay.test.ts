/** @jest-environment node */
import { threeWay } from './threeWay';

const lines = (text: string) => text.split('');
const together = (mine: string, base: string, theirs: string) =>
  threeWay(lines(mine), lines(base), lines(theirs))
    .map(({ lines: same, mine: one, ...other }) =>
      same ? same.join('') : `<${one.join('')}|${'theirs' in other ? other.theirs.join('') : ''}>`,
    )
    .join('');

test('changes at different places come together', () => {
  expect(together('Abcdef', 'abcdef', 'abcdeF')).toBe('AbcdeF');
  expect(together('abxcdef', 'abcdef', 'abcdf')).toBe('abxcdf');
});

test('changes of lines that touch are two changes', () => {
  expect(together('aBcd', 'abcd', 'abCd')).toBe('aBCd');
  expect(together('aBCd', 'abcd', 'abcD')).toBe('aBCD');
  expect(together('aBcd', 'abcd', 'abxcd')).toBe('aBxcd');
  expect(together('aBcd', 'abcd', 'abd')).toBe('aBd');
  expect(together('abd', 'abcd', 'aBcd')).toBe('aBd');
  expect(together('AbC', 'abc', 'aBc')).toBe('ABC');
});

test('the same change by both is one', () => {
  expect(together('aXc', 'abc', 'aXc')).toBe('aXc');
  expect(together('abcX', 'abc', 'abcX')).toBe('abcX');
});

test('what both put at the same place is both there', () => {
  expect(together('abXc', 'abc', 'abYc')).toBe('abYXc');
});

test('what both made of the same line is left to choose, and only that', () => {
  expect(together('aXc', 'abc', 'aYc')).toBe('a<X|Y>c');
  expect(together('aXCd', 'abcd', 'aYcd')).toBe('a<X|Y>Cd');
  expect(together('ac', 'abc', 'aYc')).toBe('a<|Y>c');
});

test('what one side did comes through whole when the other did nothing', () => {
  expect(together('xyz', 'abc', 'abc')).toBe('xyz');
  expect(together('abc', 'abc', '')).toBe('');
});
