import { forgetTyped, storeTyped, withLastTyped } from './lastTyped';
import { draftOn } from './testing/draftOn';

const base = { 'bivak.yaml': 'kop: Weg\n', 'home.yaml': 'kop: Thuis\n' };
const draft = draftOn(base, { 'home.yaml': 'kop: Bij ons\n' }, { changedAt: 2 });
const typed = draftOn(base, { 'bivak.yaml': 'kop: Mij\n' }, { changedAt: 2 });

beforeEach(() => localStorage.clear());

test('what was typed before a tab was killed is in the draft that opens next, also what was taken back', () => {
  storeTyped({ ...typed, texts: { ...base, 'bivak.yaml': 'kop: Mi\n' } });
  storeTyped(typed);
  expect(withLastTyped(draft)).toEqual(typed);
  expect(withLastTyped({ ...draft, changedAt: 1 })).toEqual(typed);
});

test.each([
  ['that changed since', { changedAt: 3 }],
  ['of another commit', { base: { ...draft.base, commit: 'b' } }],
  ['of other content', { base: { ...draft.base, texts: { 'bivak.yaml': 'kop: Weg van huis\n' } } }],
])('a draft %s stays as it is', (_, other) => {
  storeTyped(typed);
  const next = { ...draft, ...other };
  expect(withLastTyped(next)).toBe(next);
});

test('without anything typed, or with something else in its place, a draft stays as it is', () => {
  storeTyped(typed);
  forgetTyped();
  expect(withLastTyped(draft)).toBe(draft);
  for (const stored of ['{', '{}']) {
    localStorage.setItem('beheer-getypt', stored);
    expect(withLastTyped(draft)).toBe(draft);
  }
});
