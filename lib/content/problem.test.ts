/** @jest-environment node */

import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import { quote } from './problem';

const long = 'Elke zondag trekken we onze oudste kleren aan en gaan we spelen: in het bos, op het veld of';

test('a long text is quoted around what the message is about', () => {
  expect(quote(`${long} [hier](htp://x) verder`, 'htp://x')).toBe('…het veld of [hier](htp://x) verder');
  expect(quote(`${long} en ${long}`)).toBe(`${long.slice(0, 67)}…`);
  expect(quote('kort [hier](htp://x)', 'htp://x')).toBe('kort [hier](htp://x)');
});

test.each([
  ['een onbekend gegeven', '{werking.dg}'],
  ['HTML', '<b>vet</b>'],
  ['een link die nergens heen leidt', '[hier](htp://x)'],
  ['opmaak die niet bestaat', '`code`'],
])('the check quotes the end of a long text for %s', (_, fault) => {
  const texts = exampleTexts('full');
  const home = `${texts['home.yaml']}`.replace(/^( {2}inleiding: ).*$/m, `$1'${long} ${fault}'`);
  const { problems = [] } = checkContent({ ...texts, 'home.yaml': home });
  expect(problems.map(({ found }) => found)).toEqual([expect.stringContaining(fault)]);
});
