/** @jest-environment node */

import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { edited } from '@/editor/document/document';
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { withChosen } from '@/editor/merge/merge';
import { checkContent } from '@/lib/content/check/check';
import { documentMentions, photoMentions } from '@/lib/content/check/mentions';
import type { Texts } from '@/lib/content/check/sources';
import { openProposal, ProposalRefused, proposalFile, withProposal } from './proposal';

const texts = exampleTexts();
const { sources } = checkContent(texts);
const files = {
  photos: photoMentions(sources).map(({ file }) => file),
  documents: documentMentions(sources).map(({ file }) => file),
};
const photo = 'content/fotos/leiding/nel-3f9a21c0.jpg';
const jpeg = { bytes: new Uint8Array([0xff, 0xd8, 0xff, 7]), type: 'image/jpeg' };
const draft = (changes: Texts = {}, files: Draft['files'] = {}) => draftOn(texts, changes, { files });
const boys = texts['leiding/jongens.yaml'] ?? '';
const withLeader = (naam: string) => ({
  'leiding/jongens.yaml': edited('boys', boys, {
    type: 'insert',
    list: ['groepen', 0, 'leiding'],
    at: 0,
    value: { naam, foto: 'leiding/nel-3f9a21c0.jpg', toestemming: 'ja' },
  }),
});
const opened = async (from: Draft) => openProposal(proposalFile(from, 'Nel'));
const json = async (change: (all: Record<string, unknown>) => unknown) =>
  new Blob([JSON.stringify(change(JSON.parse(await proposalFile(draft(withLeader('Nel')), 'Nel').text())))]);

test('a proposal with a photo is merged into the draft of a leader with an access token', async () => {
  const proposal = await opened(draft(withLeader('Nel'), { [photo]: jpeg }));
  expect(proposal.author).toBe('Nel');
  const own = draft({ 'contact.yaml': (texts['contact.yaml'] ?? '').replace(/^kop: .*/m, 'kop: Bel ons') });
  const { draft: both, conflicts } = withProposal(own, proposal, files);
  expect(conflicts).toEqual([]);
  expect(both.texts['leiding/jongens.yaml']).toContain('naam: Nel\n');
  expect(both.texts['contact.yaml']).toContain('kop: Bel ons');
  expect(both.files).toEqual({ [photo]: jpeg });
});

test.each([
  ['36 MB', 9, 4_000_000],
  ['more photos than one proposal has', 61, 4],
])('%s is not made into a proposal that nobody can open', (_what, count, size) => {
  const photos = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `content/fotos/nieuw-${index}.jpg`,
      { bytes: new Uint8Array(size), type: 'image/jpeg' },
    ]),
  );
  expect(() => proposalFile(draft({}, photos), 'Nel')).toThrow('te veel voor één voorstel');
});

test('a document that both replaced is a conflict, and one that is equal is not', async () => {
  const path = 'public/documents/2026/Medische Fiche.PDF';
  const pdf = (words: string) => ({
    bytes: new TextEncoder().encode(`%PDF-${words}`),
    type: 'application/pdf',
  });
  const own = draft({}, { [path]: pdf('Tuur') });
  const both = withProposal(own, await opened(draft({}, { [path]: pdf('Nel') })), files);
  expect(both.conflicts).toMatchObject([{ where: 'Papieren › 2026/Medische Fiche.PDF' }]);
  expect(withChosen(both.draft, both.conflicts, []).files).toEqual({ [path]: pdf('Tuur') });
  expect(withChosen(both.draft, both.conflicts, both.conflicts).files).toEqual({ [path]: pdf('Nel') });
  expect(withProposal(own, await opened(own), files).conflicts).toEqual([]);
});

test('a page that nobody had yet comes along', async () => {
  const { 'kalender.yaml': calendar = '', ...without } = texts;
  const proposal = await opened(draftOn(without, { 'kalender.yaml': calendar }));
  expect(withProposal(draftOn(without), proposal, files).draft.texts).toEqual(texts);
});

test('a proposal made before a property was renamed opens as it was sent', async () => {
  const old = await json(({ isWithoutPrivateFields, ...all }) => ({
    ...all,
    isWithoutOwnWords: isWithoutPrivateFields,
  }));
  expect(await openProposal(old)).toEqual(await opened(draft(withLeader('Nel'))));
});

test('a field that both changed is a conflict', async () => {
  const day = (value: string) => ({
    'bivak.yaml': edited('camp', texts['bivak.yaml'] ?? '', { type: 'set', path: ['kamp', 'van'], value }),
  });
  const { conflicts } = withProposal(draft(day('9 juli')), await opened(draft(day('10 juli'))), files);
  expect(conflicts).toMatchObject([{ ours: '‘10 juli’', theirs: '‘9 juli’' }]);
});

describe('a hostile file is refused, in Dutch, and changes nothing', () => {
  test.each([
    ['a script', (text: string) => text.replace(/^kop: .*/m, 'kop: <script>alert(1)</script>')],
    [
      'a link that runs something',
      (text: string) => text.replace(/^inleiding: .*/m, 'inleiding: "[klik](javascript:alert(1))"'),
    ],
    ['a bomb of aliases', () => `a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]\n${boys}`],
    ['no notation at all', () => '{{{'],
  ])('%s', async (_what, change) => {
    const proposal = await opened(draft({ 'leiding/jongens.yaml': change(boys) }));
    const own = draft();
    const before = structuredClone(own);
    expect(() => withProposal(own, proposal, files)).toThrow(ProposalRefused);
    expect(() => withProposal(own, proposal, files)).toThrow('er is niets veranderd');
    expect(own).toEqual(before);
  });

  test('50 MB, and ten thousand leaders', async () => {
    await expect(openProposal(new Blob([new Uint8Array(50_000_000)]))).rejects.toThrow('te groot');
    const many = `${boys}${'      - naam: Jan en alleman\n'.repeat(10_000)}`;
    await expect(opened(draft({ 'leiding/jongens.yaml': many }))).rejects.toThrow(ProposalRefused);
  });

  test.each([
    ['no JSON', new Blob(['hallo'])],
    ['another JSON', new Blob(['{"is":"iets"}'])],
  ])('%s', async (_what, file) => {
    await expect(openProposal(file)).rejects.toThrow('geen voorstel');
  });

  test('a file that is no part of the content, and a field that no proposal has', async () => {
    await expect(
      openProposal(await json((all) => ({ ...all, texts: { '../package.json': '{}' } }))),
    ).rejects.toThrow(ProposalRefused);
    await expect(openProposal(await json((all) => ({ ...all, more: 1 })))).rejects.toThrow(ProposalRefused);
  });

  test.each([
    ['.github/workflows/publish.yml', '/9j/'],
    ['content/fotos/../../lib/x.jpg', '/9j/'],
    ['content/fotos/x.svg', '/9j/'],
    ['content/fotos/x.jpg', btoa('<script>')],
    ['public/documents/2026/cm-jongens.pdf', btoa('PK')],
    ['content/fotos/x.jpg', '%%%'],
  ])('%s with other bytes or at another place', async (name, bytes) => {
    await expect(openProposal(await json((all) => ({ ...all, files: { [name]: bytes } })))).rejects.toThrow(
      'dat niet mag',
    );
  });
});
