/** @jest-environment node */
import { draftChanges } from '@/editor/drafts/changes';
import type { Texts } from '@/lib/content/check/sources';
import { withEdits } from './document';
import { movedTo, otherGroups } from './otherGroups';

const boys = `groepen:
  - naam: Ribbels
    leiding:
      - naam: Wout
        foto: leiding/j01.jpg # in het bos
        toestemming: ja
      - naam: Lander
  - naam: Rakkers
    leiding: []
`;
const girls = 'groepen:\n  - naam: Ribbels\n    leiding:\n      - naam: Noor\n';
const texts: Texts = { 'leiding/jongens.yaml': boys, 'leiding/meisjes.yaml': girls };
const wout = { file: 'boys', path: ['groepen', 0, 'leiding', 0] } as const;

const after = (list: Parameters<typeof movedTo>[2]) =>
  withEdits(texts, movedTo(texts, wout, list)?.edits ?? []);

test('a leader can move to every other group, also of the other page', () => {
  expect(otherGroups(texts, wout).map(({ title }) => title)).toEqual([
    'Rakkers (Jongensleiding)',
    'Ribbels (Meisjesleiding)',
  ]);
  expect(otherGroups({ 'leiding/leiding.yaml': boys }, { ...wout, file: 'leaders' })).toEqual([
    { list: { file: 'leaders', path: ['groepen', 1, 'leiding'] }, title: 'Rakkers' },
  ]);
});

test('what is no leader moves nowhere', () => {
  expect(otherGroups(texts, { file: 'boys', path: ['groepen', 0] })).toEqual([]);
  expect(otherGroups(texts, { file: 'home', path: ['groepen', 0, 'leiding', 0] })).toEqual([]);
});

test('photo and consent go along, into a list that was empty and to another file', () => {
  const [rakkers, ribbels] = otherGroups(texts, wout);
  const there = '- naam: Wout\n        foto: leiding/j01.jpg\n        toestemming: ja\n';
  if (rakkers)
    expect(after(rakkers.list)['leiding/jongens.yaml']).toContain(`Rakkers\n    leiding:\n      ${there}`);
  const both = ribbels ? after(ribbels.list) : texts;
  expect(both['leiding/meisjes.yaml']).toContain(`- naam: Noor\n      ${there}`);
  expect(both['leiding/jongens.yaml']).not.toContain('Wout');
  expect(draftChanges(texts, both)).toHaveLength(2);
});
