/** @jest-environment node */
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { save } from '@/editor/local/save';
import type { CodeHost } from '@/editor/publish/codeHost';
import { earlierText } from '@/editor/publish/earlier';
import { publish } from '@/editor/publish/publish';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { testFolder } from '@/lib/files/testing/testFolder';
import { openDrafts } from './drafts';
import { draftOn } from './testing/draftOn';

/**
 * A format 2 that there is not: `titel` of the home page is called `kop`, with the name of the group before it, and `slogan` moves there from
 * `site.yaml`.
 */
jest.mock('@/lib/content/migrations/formats', () => {
  const { cut, put, renamed, valueAt } = jest.requireActual('@/lib/content/migrations/edits');
  return {
    migrations: [
      (texts: Record<string, string>) => {
        const { text: site, lines } = cut(texts['site.yaml'] ?? '', ['slogan']);
        const text = put(renamed(texts['home.yaml'] ?? '', ['titel'], 'kop'), [], lines);
        const home = text.replace(/^kop: (?!.*KLJ)/m, `kop: ${valueAt(site, ['naam'])} `);
        return { texts: { ...texts, 'site.yaml': site, 'home.yaml': home }, remarks: [] };
      },
    ],
  };
});

const { at } = testFolder();
beforeAll(() => Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true }));

const old = {
  'site.yaml': 'naam: KLJ\nslogan: Samen\n',
  'home.yaml': '# van ons\ntitel: Welkom\n',
  'verhuur.yaml': '# sleutel bij Nel\nagenda: []\n',
};
const format =
  '\n# Hoe deze bestanden geschreven zijn: dit cijfer verandert met een nieuwe versie.\nformaat: 2\n';
const now = {
  ...old,
  'site.yaml': `naam: KLJ\n${format}`,
  'home.yaml': '# van ons\nkop: KLJ Welkom\nslogan: Samen\n',
};
const newer = { ...now, 'site.yaml': 'naam: KLJ\nformaat: 3\n' };

/** A code host with these texts at each commit. */
function hostWith(commits: Record<string, Texts>): CodeHost {
  const head = Object.keys(commits)[0] ?? '';
  const files = (commit: string) =>
    Object.keys(commits[commit] ?? {}).map((name) => [`content/${name}`, `${commit}:${name}`] as const);
  const host: Partial<CodeHost> = {
    head: async () => head,
    files: async (commit) => new Map(files(commit)),
    read: async (hash) => {
      const [commit = '', name = ''] = hash.split(':');
      return new TextEncoder().encode(commits[commit]?.[name]);
    },
    commit: async () => {
      throw new Error('written');
    },
  };
  return host as CodeHost;
}

test('a draft that a browser stored before the format changed has it when it is opened, with its changes', async () => {
  const { files: _, ...stored } = draftOn(old, { 'home.yaml': '# van ons\ntitel: Dag\n' });
  await set('draft', { ...stored, paths: [] }, createStore('old', 'draft'));
  const draft = await (await openDrafts('old')).latest();
  expect(draft?.base.texts).toEqual(now);
  expect(draft?.texts).toEqual({ ...now, 'home.yaml': '# van ons\nkop: KLJ Dag\nslogan: Samen\n' });
});

test('a draft of a later format, or one that cannot be read, stays, and the check says so', async () => {
  const of = async (name: string, texts: Texts) => {
    const { files: _, ...stored } = draftOn(texts);
    await set('draft', { ...stored, paths: [] }, createStore(name, 'draft'));
    return (await openDrafts(name)).latest();
  };
  expect((await of('newer', newer))?.texts).toEqual(newer);
  const broken = { ...old, 'home.yaml': 'titel: [' };
  expect((await of('broken', broken))?.texts).toEqual(broken);
  expect(checkContent(newer).problems).toEqual([
    expect.objectContaining({
      found: 'bestanden van formaat 3',
      advice: expect.stringMatching(/laad deze pagina opnieuw/),
    }),
  ]);
});

test('a former version that is brought back gets the format of today, from all files of then', async () => {
  const host = hostWith({ c3: now, c2: newer, c1: old });
  expect(await earlierText(host, 'home', 'c1')).toBe(now['home.yaml']);
  expect(await earlierText(host, 'site', 'c1')).toBe(now['site.yaml']);
  expect(await earlierText(host, 'home', 'c3')).toBe(now['home.yaml']);
  expect(await earlierText(host, 'camp', 'c1')).toBeUndefined();
  await expect(earlierText(host, 'home', 'c2')).rejects.toThrow(/Laad de pagina opnieuw/);
});

test.each([
  ['older', newer],
  ['newer', old],
])('an editor that is %s than the content asks to reload before it writes', async (_which, there) => {
  const draft = draftOn(now, { 'home.yaml': 'kop: Dag\n' });
  await expect(publish(hostWith({ c1: there }), draft, 'Nel')).rejects.toThrow(
    /andere versie dan deze pagina.*wijzigingen staan nog op dit toestel/,
  );
});

test('npm run bewerk refuses a page of before the format changed', async () => {
  const saving = { texts: {}, base: {}, files: {} };
  expect(await save(at(), saving)).toMatchObject({
    type: 'refused',
    sentence: expect.stringMatching(/Laad ze opnieuw/),
  });
  expect(await save(at(), { ...saving, format: 2 })).toEqual({ type: 'saved' });
});
