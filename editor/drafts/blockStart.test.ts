/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { withEdits } from '@/editor/document/document';
import { placeOf } from '@/editor/document/places';
import { blockNames } from '@/lib/content/blocks';
import { checkContent } from '@/lib/content/check/check';
import { blockStart, switchOff, unfinishedBlocks, withStart } from './blockStart';
import { draftOn } from './testing/draftOn';

const small = exampleTexts('small');
const problemsAfter = (name: (typeof blockNames)[number]) =>
  checkContent(withStart(draftOn(small), name, 1).texts).problems ?? [];

test('a block that begins asks only for what the group knows: every problem is an empty field of it', () => {
  const asked = Object.fromEntries(blockNames.map((name) => [name, problemsAfter(name).length]));
  expect(asked).toMatchObject({ steun: 0, documenten: 0, lid: 0, lidgeld: 0, formulier: 3 });
  expect(problemsAfter('kamp').map(({ field }) => field)).toEqual(['kamp › van', 'kamp › tot']);
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
  expect(blockStart('kamp')).toEqual({ file: 'camp', path: [] });
  expect(blockStart('steun')).toEqual({ file: 'home', path: ['steun'] });
});

test('a block that is not filled in yet can be left out, and then nothing of it is asked', () => {
  const { texts } = withStart(draftOn(small), 'kamp', 1);
  const places = problemsAfter('kamp').flatMap((problem) => placeOf(problem) ?? []);
  expect(unfinishedBlocks(small, texts, places)).toEqual(['kamp']);
  const without = withEdits(texts, [{ file: 'site', edit: switchOff(texts, 'kamp') }]);
  expect(checkContent(without).problems).toBeUndefined();
  expect(unfinishedBlocks(small, without, places)).toEqual([]);
  expect(unfinishedBlocks(texts, texts, places)).toEqual([]); // it was there before
});
