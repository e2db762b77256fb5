import { forgetTypedBefore, storeTyped, withLastTyped } from './lastTyped';
import { draftOn } from './testing/draftOn';

const draft = draftOn({ 'bivak.yaml': 'kop: Weg\n' }, {}, { changedAt: 1 });
const typed = { file: 'camp', edit: { type: 'set', path: ['kop'], value: 'Mij' } } as const;

beforeEach(() => localStorage.clear());

test('what was typed before a tab was killed is in the draft that opens next', () => {
  storeTyped(draft, [{ ...typed, edit: { ...typed.edit, value: 'Mi' } }]);
  storeTyped(draft, [typed]);
  expect(withLastTyped(draft).texts).toEqual({ 'bivak.yaml': 'kop: Mij\n' });
});

test.each([
  ['that has it already', { changedAt: 2 }],
  ['of another commit', { base: { ...draft.base, commit: 'b' } }],
  ['of which another program changed the file', { texts: { 'bivak.yaml': 'titel: Kamp\nkop: Weg\n' } }],
])('a draft %s stays as it is, and what was typed goes', (_, other) => {
  storeTyped(draft, [typed]);
  const next = { ...draft, ...other };
  expect(withLastTyped(next)).toBe(next);
  forgetTypedBefore(next);
  expect(localStorage).toHaveLength(0);
});

test('what is typed in the stored draft is stored until the next one is stored', () => {
  storeTyped(draft, [typed]);
  forgetTypedBefore(draft);
  expect(localStorage).toHaveLength(1);
});

test('what was typed and taken away again changes nothing', () => {
  storeTyped(draft, [typed]);
  storeTyped(draft, []);
  expect(withLastTyped(draft)).toBe(draft);
});

test('without anything typed, or with something else in its place, a draft stays as it is', () => {
  expect(withLastTyped(draft)).toBe(draft);
  for (const stored of ['{', '{}']) {
    localStorage.setItem('beheer-getypt', stored);
    expect(withLastTyped(draft)).toBe(draft);
  }
});
