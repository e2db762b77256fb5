import { act, renderHook, waitFor } from '@testing-library/react';
import { type Draft, type Drafts, openDrafts, UnreadableDraftError } from '@/editor/drafts/drafts';
import { newDraft } from '@/editor/drafts/work';
import { loadedWith } from '@/editor/local/testing/loadedWith';
import { useDraft } from './useDraft';

jest.mock('@/editor/drafts/drafts', () => ({
  ...jest.requireActual('@/editor/drafts/drafts'),
  openDrafts: jest.fn(),
}));
beforeEach(() => {
  localStorage.clear();
  jest.mocked(openDrafts).mockRejectedValue(new DOMException('no storage'));
});

const loaded = loadedWith({ 'bivak.yaml': 'kop: Weg\n' });

/** The draft in the editor, once it is open. */
async function open(content = loaded) {
  const { result } = renderHook(() => useDraft(content));
  await waitFor(() => expect(result.current).toBeDefined());
  return result;
}

test('a change that throws leaves the draft as it was, and the next one is made', async () => {
  const result = await open();
  const edit = (value: string) =>
    act(() => result.current?.edit('camp', { type: 'set', path: ['kop'], value }));
  await edit('Mijn');
  const error = new Error('Unforeseen');
  await act(() =>
    result.current?.replace(() => {
      throw error;
    }),
  );
  expect(result.current?.failure).toEqual({ error });
  expect(result.current?.work.texts).toEqual({ 'bivak.yaml': 'kop: Mijn\n' });
  await edit('Ons');
  expect(result.current?.failure).toBeUndefined();
  expect(result.current?.work.texts).toEqual({ 'bivak.yaml': 'kop: Ons\n' });
});

test('a device without storage is reported before anything is changed', async () => {
  const result = await open();
  expect(result.current?.saveError).toMatch(/^Dit toestel laat niet toe dat je wijzigingen bewaard worden/);
});

/** Storage with nothing in it yet. */
const storeWith = (more: Partial<Drafts>) => ({
  isReadOnly: false,
  turn: new Promise<void>(() => undefined),
  latest: async () => undefined,
  save: jest.fn(async () => undefined),
  forget: jest.fn(async () => undefined),
  close: () => undefined,
  ...more,
});
const typed = { file: 'camp', edit: { type: 'set', path: ['kop'], value: 'Mijn' } } as const;

test('what is typed is stored at once too, until the draft with it is stored', async () => {
  let finish = () => {};
  const writing = new Promise<undefined>((done) => {
    finish = () => done(undefined);
  });
  const save = jest.fn((_draft: Draft): Promise<undefined> => writing);
  const store = storeWith({ save });
  jest.mocked(openDrafts).mockResolvedValue(store);
  const result = await open();
  await act(async () => result.current?.type('a', () => [typed]));
  expect(store.save).toHaveBeenCalledWith(result.current?.work.draft);
  expect(localStorage).toHaveLength(1);
  save.mockReturnValueOnce(new Promise(() => undefined));
  await act(async () =>
    result.current?.type('a', () => [{ ...typed, edit: { ...typed.edit, value: 'Mijne' } }]),
  );
  await act(async () => finish()); // of the first key alone
  expect(localStorage).toHaveLength(1);
  save.mockResolvedValueOnce(undefined);
  await act(async () => result.current?.type('a', () => [typed]));
  expect(localStorage).toHaveLength(0);
});

test('a draft that cannot be read is neither forgotten nor written over', async () => {
  const store = storeWith({
    latest: async () => {
      throw new UnreadableDraftError();
    },
  });
  jest.mocked(openDrafts).mockResolvedValue(store);
  const result = await open();
  expect(result.current?.saveError).toMatch(/kan nu niet gelezen worden. Het blijft staan/);
  await act(() => result.current?.edit('camp', { type: 'set', path: ['kop'], value: 'Mijn' }));
  expect(result.current?.work.texts).toEqual({ 'bivak.yaml': 'kop: Mijn\n' });
  await act(async () => result.current?.type('a', () => [typed]));
  expect(store.save).not.toHaveBeenCalled();
  expect(store.forget).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('a tab that waited for another one does not bring back what that one published', async () => {
  const published: Draft = { ...newDraft(loaded), texts: { 'bivak.yaml': 'kop: Mijn\n' } };
  let beginTurn = () => {};
  const latest = jest.fn<Promise<Draft | undefined>, []>().mockResolvedValueOnce(published);
  const store = storeWith({
    isReadOnly: true,
    turn: new Promise<void>((begin) => {
      beginTurn = begin;
    }),
    latest,
  });
  jest.mocked(openDrafts).mockResolvedValue(store);
  const result = await open();
  expect(result.current?.work.texts).toBe(published.texts);
  expect(result.current?.readOnly).toBe(true);
  latest.mockResolvedValue(undefined); // published and deleted
  await act(async () => beginTurn());
  await waitFor(() => expect(result.current?.readOnly).toBe(false));
  expect(result.current?.work.texts).toEqual(loaded.texts);
  expect(store.save).not.toHaveBeenCalled();
});

test('a reset begins with the public content, and deletes the stored draft', async () => {
  const result = await open();
  await act(() => result.current?.edit('camp', { type: 'set', path: ['kop'], value: 'Mijn' }));
  await act(() => result.current?.reset());
  expect(result.current?.work.draft).toEqual(newDraft(loaded));
});
