/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { blockNames } from '@/lib/content/blocks';
import { checkContent } from '@/lib/content/check/check';
import { startOf, withStart } from './starts';
import { draftOn } from './testing/draftOn';

const small = exampleTexts('small');
const problemsAfter = (name: (typeof blockNames)[number]) =>
  checkContent(withStart(draftOn(small), name, 1).texts).problems ?? [];

test('a block that begins asks only for what the group knows: every problem is an empty field of it', () => {
  const asked = Object.fromEntries(blockNames.map((name) => [name, problemsAfter(name).length]));
  expect(asked).toMatchObject({ steun: 0, documenten: 0, lid: 0, lidgeld: 0, formulier: 3 });
  expect(problemsAfter('kamp').map(({ field }) => field)).toEqual([
    'kamp › van',
    'kamp › tot',
    'kamp › plaats › naam',
    'kamp › plaats › straat',
    'kamp › plaats › postcode',
    'kamp › plaats › gemeente',
  ]);
});

test('what was switched off is switched on, and the others stay off', () => {
  const { texts } = withStart(draftOn(small), 'steun', 1);
  expect(checkContent(texts).content?.site.zonder).toEqual([
    'kamp',
    'verhuur',
    'uniformen',
    'documenten',
    'formulier',
  ]);
  expect(checkContent(texts).content?.home.steun?.link).toBe('https://www.trooper.be');
});

test('each block begins where its first part is', () => {
  expect(startOf('kamp')).toEqual({ file: 'camp', path: [] });
  expect(startOf('steun')).toEqual({ file: 'home', path: ['steun'] });
});
