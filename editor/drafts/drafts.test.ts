/** @jest-environment node */
import { draftOn } from '@/editor/drafts/testing/draftOn';
import 'fake-indexeddb/auto';
import {
  type Draft,
  DraftError,
  isOverADayOld,
  openDrafts,
  openDraftsOf,
  UnreadableDraftError,
} from './drafts';

let count = 0;
const fresh = () => {
  count += 1;
  return `test ${count}`;
};
const draft = (titel: string, more: Partial<Draft> = {}) =>
  draftOn(
    { 'home.yaml': 'titel: Begin\n' },
    { 'home.yaml': `titel: ${titel}\n` },
    { changedAt: 1000, ...more },
  );
const photo = (first: number) => ({ bytes: new Uint8Array([first, 2, 3]), type: 'image/jpeg' });

/** Locks as a browser has them; Node has none. */
const locked = new Set<string>();
beforeAll(() => {
  const ends: (() => void)[] = [];
  type Options = { ifAvailable?: boolean; signal?: AbortSignal };
  const request = async (name: string, options: Options, use: (lock: unknown) => unknown) => {
    if (options.ifAvailable && locked.has(name)) return use(null);
    while (locked.has(name)) await new Promise<void>((end) => ends.push(end));
    options.signal?.throwIfAborted();
    locked.add(name);
    await use({ name });
    locked.delete(name);
    for (const end of ends.splice(0)) end();
  };
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
});

test('a draft with its photo is back in the next tab', async () => {
  const name = fresh();
  const first = await openDrafts(name);
  expect(await first.latest()).toBeUndefined();
  const saved = draft('Anders', { files: { 'content/fotos/nel.jpg': photo(7) } });
  await first.save(saved);
  first.close();
  expect(await (await openDrafts(name)).latest()).toEqual(saved);
});

test('two projects at one address each have their own draft; one of before is taken over by its own project', async () => {
  const former = await openDrafts();
  await former.save(draft('Van A'));
  former.close();
  const b = await openDraftsOf(fresh(), () => false);
  expect(await b.latest()).toBeUndefined();
  await b.save(draft('Van B'));
  const name = fresh();
  const a = await openDraftsOf(name, () => true);
  expect(await a.latest()).toEqual(draft('Van A'));
  a.close();
  expect(await (await openDrafts()).latest()).toBeUndefined();
  expect(await (await openDraftsOf(name, () => true)).latest()).toEqual(draft('Van A'));
  expect(await b.latest()).toEqual(draft('Van B'));
});

test('of many changes in a row the last is saved', async () => {
  const drafts = await openDrafts(fresh());
  await Promise.all(['A', 'B', 'C', 'D'].map((titel) => drafts.save(draft(titel))));
  expect((await drafts.latest())?.texts).toEqual({ 'home.yaml': 'titel: D\n' });
});

test('a removed photo is deleted from storage, a replaced one is the new one', async () => {
  const drafts = await openDrafts(fresh());
  await drafts.save(draft('A', { files: { a: photo(1), b: photo(2) } }));
  await drafts.save(draft('B', { files: { b: photo(3) } }));
  expect((await drafts.latest())?.files).toEqual({ b: photo(3) });
});

test('a second tab is read-only and saves nothing, until the first one closes', async () => {
  const name = fresh();
  const first = await openDrafts(name);
  await first.save(draft('Van de eerste'));
  const second = await openDrafts(name);
  expect([first.isReadOnly, second.isReadOnly]).toEqual([false, true]);
  await second.save(draft('Van de tweede'));
  expect((await second.latest())?.texts).toEqual({ 'home.yaml': 'titel: Van de eerste\n' });
  second.close();
  first.close();
  await new Promise((done) => setImmediate(done));
  expect((await openDrafts(name)).isReadOnly).toBe(false);
});

test('a second tab that waits gets the draft, and saves it, when the first one is closed', async () => {
  const name = fresh();
  const first = await openDrafts(name);
  const second = await openDrafts(name);
  const third = await openDrafts(name);
  third.close(); // stops waiting
  await first.save(draft('Van de eerste', { files: { a: photo(1) } }));
  first.close();
  await second.turn;
  expect((await second.latest())?.texts).toEqual({ 'home.yaml': 'titel: Van de eerste\n' });
  await second.save(draft('Van de tweede'));
  expect(await second.latest()).toEqual(draft('Van de tweede'));
  expect((await openDrafts(name)).isReadOnly).toBe(true);
});

test('a change during the deletion of an older draft is saved, with its photo', async () => {
  const drafts = await openDrafts(fresh());
  await drafts.save(draft('A', { files: { a: photo(1) } }));
  const later = draft('B', { files: { a: photo(2) } });
  await Promise.all([drafts.forget(), drafts.save(later)]);
  expect(await drafts.latest()).toEqual(later);
  await Promise.all([drafts.save(draft('C')), drafts.forget()]);
  expect(await drafts.latest()).toBeUndefined();
});

test('a published draft is deleted', async () => {
  const drafts = await openDrafts(fresh());
  await drafts.save(draft('A', { files: { a: photo(1) } }));
  await drafts.forget();
  expect(await drafts.latest()).toBeUndefined();
  await drafts.save(draft('B', { files: { a: photo(1) } }));
  expect((await drafts.latest())?.files).toEqual({ a: photo(1) });
});

describe('storage that does not answer', () => {
  const unread = () => {
    throw new DOMException('closing', 'InvalidStateError');
  };

  test('for a moment is read again', async () => {
    const name = fresh();
    await (await openDrafts(name)).save(draft('Van gisteren'));
    const reads = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(unread);
    expect(await (await openDrafts(name)).latest()).toEqual(draft('Van gisteren'));
    reads.mockRestore();
  });

  test('for good is no draft that is not there: it says so, and the draft stays', async () => {
    const name = fresh();
    await (await openDrafts(name)).save(draft('Van gisteren'));
    const reads = jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(unread);
    await expect((await openDrafts(name)).latest()).rejects.toThrow(UnreadableDraftError);
    reads.mockRestore();
    expect(await (await openDrafts(name)).latest()).toEqual(draft('Van gisteren'));
  });
});

test('a device without storage is reported in Dutch, with what to do', async () => {
  const drafts = await openDrafts(fresh());
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(drafts.save(draft('A'))).rejects.toThrow(DraftError);
  await expect(drafts.save(draft('A'))).rejects.toThrow('Zet ze online voor je dit venster sluit');
  put.mockRestore();
  await expect(drafts.save(draft('A'))).resolves.toBeUndefined();
});

test('a draft that fits is saved, though the one before it did not', async () => {
  const drafts = await openDrafts(fresh());
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await Promise.all([drafts.save(draft('A', { files: { a: photo(1) } })), drafts.save(draft('B'))]);
  put.mockRestore();
  expect(await drafts.latest()).toEqual(draft('B'));
});

test('a draft without changes for a day is over a day old', () => {
  expect(isOverADayOld(draft('A'), 1000 + 24 * 3_600_000)).toBe(false);
  expect(isOverADayOld(draft('A'), 1001 + 24 * 3_600_000)).toBe(true);
});
