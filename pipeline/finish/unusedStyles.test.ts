/** @jest-environment node */
import { withoutUnusedRules } from './unusedStyles';

const left = (css: string, ...used: string[]) => withoutUnusedRules(css, (name) => used.includes(name));

test.each([
  ['a rule of a part that is not there', '.naqCAG_parts{a:b}.wmNsxa_prices{c:d}', '.wmNsxa_prices{c:d}'],
  [
    'a class whose name would begin with a digit',
    '._5e1a2q_cover{a:b}.wmNsxa_prices{c:d}',
    '.wmNsxa_prices{c:d}',
  ],
  ['one below, beside or before it', '.wmNsxa_prices .naqCAG_parts:before{a:b}', ''],
  [
    'a condition with nothing left',
    '@media print{.naqCAG_parts{a:b}}@supports (a:b){.naqCAG_parts{a:b}}',
    '',
  ],
])('goes: %s', (_what, css, expected) => {
  expect(left(css, 'wmNsxa_prices')).toBe(expected);
});

test.each([
  ['of a part that is there', '.wmNsxa_prices{a:b}'],
  ['of which one selector is', '.naqCAG_parts,.wmNsxa_prices{a:b}'],
  ['of elements, and of classes and attributes that a script sets', 'th{a:b}.shown [data-is=free]{a:b}'],
  ['of what is not something', ':root:not(.naqCAG_parts) th,:is(.naqCAG_parts,td){a:b}'],
  ['with a face, a page or an animation', '@font-face{a:b;c:d}@page x{a:b;c:d}@keyframes y{to{a:b}}'],
  ['that names the order of the layers', '@layer reset,ui;@layer ui{}@layer ui{th{a:b}}'],
])('stays as it is written: a rule %s', (_what, css) => {
  expect(left(css, 'wmNsxa_prices')).toBe(css);
});

test('a layer keeps its place when all its rules go', () => {
  expect(left('@layer ui{.naqCAG_parts{a:b}}')).toBe('@layer ui{}');
});
