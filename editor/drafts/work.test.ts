/** @jest-environment node */
import { bareTexts, groupFolder } from '@/e2e/groups/exampleGroup';
import { loadedFrom } from '@/editor/local/disk';
import type { Loaded } from '@/editor/local/loaded';
import { filesIn } from '@/lib/files/files';
import { withoutMarkers } from '@/lib/text/sourceMarkers';
import { createDraftCheck, isUntouched, newDraft, withEdit } from './work';

const mentioned = (loaded: Loaded): Loaded => {
  const named = (kinds: string) =>
    [
      ...Object.values(loaded.texts)
        .join('\n')
        .matchAll(new RegExp(`[\\w/-]+\\.(?:${kinds})\\b`, 'gi')),
    ].map(String);
  return { ...loaded, files: { photos: named('jpg|jpeg|png|webp'), documents: named('pdf') } };
};
const loaded = mentioned({
  ...loadedFrom(groupFolder('full'), 'with an access token', 'nowhere'),
  texts: bareTexts(),
});
const checkDraft = createDraftCheck(loaded, () => 'blob:new');
const day = (value: string) => ({ type: 'set', path: ['kamp', 'tot'], value }) as const;

test('the groups of the tests have their texts here', () => {
  expect(filesIn(groupFolder('full')).length).toBeGreaterThan(5);
  expect(checkDraft(newDraft(loaded)).problems).toEqual([]);
});

test('a wrong date is a problem, and the page is unchanged', () => {
  const before = checkDraft(newDraft(loaded));
  const after = checkDraft(withEdit(before.draft, 'camp', day('31/7'), 1), before);
  expect(after.problems.map(({ field }) => field)).toEqual(['kamp › tot']);
  expect(after.shown).toBe(before.shown);
});

test('a right one is on the page, and the draft has changes', async () => {
  const before = checkDraft(newDraft(loaded));
  expect(isUntouched(before.draft)).toBe(true);
  const edit = { type: 'set', path: ['kop'], value: 'Weg van huis' } as const;
  const after = checkDraft(withEdit(before.draft, 'camp', edit, 5), before);
  const shown = after.shown?.();
  expect(withoutMarkers(shown?.content.camp?.kop ?? '').text).toBe('Weg van huis');
  expect(isUntouched(after.draft)).toBe(false);
  expect(after.draft.changedAt).toBe(5);
});

test('a photo that was just chosen is one of the photos, at the address of what was chosen', () => {
  const draft = newDraft(loaded);
  const added = { bytes: new Uint8Array(1), type: 'image/jpeg', width: 30, height: 40 };
  const work = checkDraft({ ...draft, files: { 'content/fotos/nel-1.jpg': added } });
  expect(work.photos['nel-1.jpg']).toMatchObject({ url: 'blob:new', width: 30, height: 40 });
  expect(work.files.photos).toContain('nel-1.jpg');
});

test('a photo that was published, by oneself or by somebody else, is there though the site has not made it yet', () => {
  const draft = newDraft(loaded);
  const value = { bestand: 'mijn-1.jpg', alt: 'Wij' };
  const edit = { type: 'set', path: ['foto'], value } as const;
  const named = withEdit(draft, 'camp', edit, 1);
  const added = { bytes: new Uint8Array(1), type: 'image/jpeg', width: 30, height: 40 };
  const before = checkDraft({ ...named, files: { 'content/fotos/mijn-1.jpg': added } });
  expect(before.problems).toEqual([]);
  const files = { photos: ['mijn-1.jpg', 'van-een-ander-2.jpg'], documents: loaded.files.documents };
  const published = { ...named, base: { ...draft.base, texts: named.texts, files } };
  const after = checkDraft(published, before);
  expect(after.problems).toEqual([]);
  expect(after.photos['mijn-1.jpg']).toMatchObject({ url: 'blob:new', width: 30 });
  const theirs = { ...edit, value: { ...value, bestand: 'van-een-ander-2.jpg' } };
  expect(checkDraft(withEdit(published, 'camp', theirs, 2)).problems).toEqual([]);
  expect(checkDraft(named).problems).toHaveLength(1); // one that is nowhere
});

test('a photo that no text names any more is left out; a document is not', () => {
  const draft = newDraft(loaded);
  const added = { bytes: new Uint8Array(1), type: 'image/jpeg' };
  const choose = (bestand: string) => ({ type: 'set', path: ['foto', 'bestand'], value: bestand }) as const;
  const files = { 'content/fotos/een-1.jpg': added, 'public/documents/2031/cm-jongens.pdf': added };
  const first = checkDraft({ ...withEdit(draft, 'camp', choose('een-1.jpg'), 1), files });
  expect(Object.keys(first.draft.files)).toEqual(Object.keys(files));

  const next = withEdit(first.draft, 'camp', choose('twee-2.jpg'), 2);
  const second = checkDraft({ ...next, files: { ...next.files, 'content/fotos/twee-2.jpg': added } }, first);
  expect(Object.keys(second.draft.files)).toEqual([
    'public/documents/2031/cm-jongens.pdf',
    'content/fotos/twee-2.jpg',
  ]);
  const back = checkDraft({ ...second.draft, texts: draft.texts }, second);
  expect(Object.keys(back.draft.files)).toEqual(['public/documents/2031/cm-jongens.pdf']);
});
