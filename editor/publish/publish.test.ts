/** @jest-environment node */

import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { withoutPrivateFields } from '@/editor/access/privateFields';
import { edited } from '@/editor/document/document';
import type { AddedFile, Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { isUntouched } from '@/editor/drafts/work';
import { gitHash } from '@/editor/media/bytes';
import { signPath } from '@/editor/media/newFiles';
import { withChosen, withOurs } from '@/editor/merge/merge';
import { brokenFilesOf, brokenMessage } from '@/editor/publish/broken';
import { checkContent } from '@/lib/content/check/check';
import { documentMentions, photoMentions } from '@/lib/content/check/mentions';
import type { Texts } from '@/lib/content/check/sources';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { kindAt } from '@/lib/content/schemas/shape';
import type { CodeHost } from './codeHost';
import { earlierVersions, withEarlierVersion } from './earlier';
import { HostProblem } from './hostProblem';
import { publish, withWholeTexts } from './publish';
import { codeHostWith } from './testing/codeHostWith';

jest.setTimeout(120_000); // a busy machine is no failure

const texts = exampleTexts();
const { sources } = checkContent(texts);
const named = [
  ...photoMentions(sources).map(({ file }) => `content/fotos/${file}`),
  ...documentMentions(sources).map(({ file }) => `public/documents/${file}`),
];

const { host, filesNow, bytesNow, textNow } = codeHostWith(
  texts,
  Object.fromEntries(named.map((name) => [name, 'x'])),
);
const draft = (changes?: Texts, more?: Partial<Draft>) => draftOn(texts, changes, more);
const jpeg = (last: number): AddedFile => ({
  bytes: new Uint8Array([0xff, 0xd8, 0xff, last]),
  type: 'image/jpeg',
});
const camp = texts['bivak.yaml'] ?? '';
const boysFile = 'leiding/jongens.yaml';
const boys = texts[boysFile] ?? '';
const withLeader = (naam: string, more: object = {}) => ({
  [boysFile]: edited('boys', boys, {
    type: 'insert',
    list: ['groepen', 0, 'leiding'],
    at: 0,
    value: { naam, ...more },
  }),
});
const withDay = (day: string) => ({
  'bivak.yaml': edited('camp', camp, { type: 'set', path: ['kamp', 'van'], value: day }),
});
const atHead = (file: string) => textNow(`content/${file}`);
const count = async () => (await host().history('')).length;

test('one change is one commit of one line, by its author, with a message that describes it', async () => {
  const outcome = await publish(host(), draft(withDay('9 juli')), 'Nel');
  expect(outcome.type).toBe('sent');
  const after = await atHead('bivak.yaml');
  const lines = after.split('\n').filter((line, index) => line !== camp.split('\n')[index]);
  expect(lines).toEqual(['  van: 9 juli']);
  const [last] = await host().history('content/bivak.yaml');
  expect(last?.author).toBe('Nel');
  expect(last?.message).toMatch(
    /^Bivak: 1 wijziging\n\n- Bivak › Het kamp › Eerste dag: ‘.*’ wordt ‘9 juli’$/,
  );
  expect(outcome.draft.base.commit).toBe(await host().head());
});

test('nothing changed makes no commit', async () => {
  const before = await host().head();
  expect(await publish(host(), draft(), 'Nel')).toMatchObject({ type: 'nothing' });
  expect(await host().head()).toBe(before);
});

test('a photo and three texts are one commit', async () => {
  const before = await count();
  const photo = 'content/fotos/leiding/nel-3f9a.jpg';
  const changes = {
    ...withDay('9 juli'),
    ...withLeader('Nel', { foto: 'leiding/nel-3f9a.jpg', toestemming: 'ja' }),
    'contact.yaml': (texts['contact.yaml'] ?? '').replace(/^kop: .*/m, 'kop: Schrijf ons'),
  };
  const seen: number[] = [];
  const outcome = await publish(host(), draft(changes, { files: { [photo]: jpeg(1) } }), 'Nel', {
    onProgress: ({ done }) => seen.push(done),
  });
  expect(outcome).toMatchObject({ type: 'sent', draft: { files: {}, sent: {} } });
  expect(outcome.draft.base.files?.photos).toContain('leiding/nel-3f9a.jpg');
  expect(await count()).toBe(before + 1);
  expect(seen).toEqual([0, 1]);
  expect(await bytesNow(photo)).toEqual(jpeg(1).bytes);
});

test('changes of two people to different fields are both online', async () => {
  await publish(host(), draft(withDay('9 juli')), 'Nel');
  const other = { 'bivak.yaml': edited('camp', camp, { type: 'set', path: ['kop'], value: 'Op kamp' }) };
  expect(await publish(host(), draft(other), 'Tuur')).toMatchObject({ type: 'sent' });
  expect(await atHead('bivak.yaml')).toMatch(/^kop: Op kamp[\s\S]*^ {2}van: 9 juli$/m);
});

test('a commit of somebody else just before the branch moves is not overwritten', async () => {
  let isFirst = true;
  const slow: CodeHost = {
    ...host(),
    moveBranch: async (commit) => {
      if (isFirst) {
        isFirst = false;
        const other = { 'contact.yaml': (texts['contact.yaml'] ?? '').replace(/^kop: .*/m, 'kop: Bel ons') };
        await publish(host(), draft(other), 'Tuur');
      }
      return host().moveBranch(commit);
    },
  };
  expect(await publish(slow, draft(withDay('9 juli')), 'Nel')).toMatchObject({ type: 'sent' });
  expect(await atHead('contact.yaml')).toContain('kop: Bel ons');
  expect(await atHead('bivak.yaml')).toContain('van: 9 juli');
});

test('the same field: nothing is sent before somebody chose, and then that is online', async () => {
  await publish(host(), draft(withDay('9 juli')), 'Nel');
  const before = await host().head();
  const outcome = await publish(host(), draft(withDay('10 juli')), 'Tuur');
  if (outcome.type !== 'conflicts') throw new Error(outcome.type);
  expect(outcome.conflicts).toMatchObject([{ ours: '‘10 juli’', theirs: '‘9 juli’' }]);
  expect(await host().head()).toBe(before);
  const chosen = { ...outcome.draft, texts: withOurs(outcome.draft.texts, outcome.conflicts) };
  expect(await publish(host(), chosen, 'Tuur')).toMatchObject({ type: 'sent' });
  expect(await atHead('bivak.yaml')).toContain('van: 10 juli');
});

test('a merge with problems is reported, and not sent', async () => {
  const site = texts['site.yaml'] ?? '';
  const day = edited('site', site, { type: 'set', path: ['werking', 'dag'], value: 'zaterdag' });
  const before = await host().head();
  const outcome = await publish(host(), draft({ 'site.yaml': day }), 'Nel');
  expect(outcome.type).toBe('problems');
  expect(await host().head()).toBe(before);
});

test('the fifth photo of an upload fails: no commit, and the next try goes on from there', async () => {
  const before = await host().head();
  const paths = [1, 2, 3, 4, 5, 6].map((number) => `content/fotos/nieuw-${number}.jpg`);
  const files = Object.fromEntries(paths.map((name, index) => [name, jpeg(index)]));
  const sent: Record<string, string> = {};
  const tries: number[] = [];
  const failing = (from: number): CodeHost => ({
    ...host(),
    send: (bytes) => {
      tries.push(bytes[3] ?? 0);
      return (bytes[3] ?? 0) >= from ? Promise.reject(new HostProblem('offline')) : host().send(bytes);
    },
  });
  const options = { onSent: (name: string, hash: string) => Object.assign(sent, { [name]: hash }) };
  await expect(publish(failing(4), draft({}, { files }), 'Nel', options)).rejects.toThrow(
    'Er is geen verbinding',
  );
  expect(await host().head()).toBe(before);
  expect(Object.keys(sent)).toEqual(paths.slice(0, 4));
  tries.length = 0;
  expect(await publish(failing(9), draft({}, { files, sent }), 'Nel', options)).toMatchObject({
    type: 'sent',
  });
  expect(tries).toEqual([4, 5]);
  expect((await filesNow()).has(paths[5] ?? '')).toBe(true);
});

describe('the branch moved, and the answer was lost', () => {
  /** @param isBack whether the code host answers again right after that */
  const losing = (isBack: boolean): CodeHost => {
    let isLost = false;
    const head = async () => {
      if (isLost && !isBack) throw new HostProblem('offline');
      return host().head();
    };
    const moveBranch = async (commit: string) => {
      await host().moveBranch(commit);
      isLost = true;
      throw new HostProblem('slow');
    };
    return { ...host(), head, moveBranch };
  };
  /** The draft of a browser after the answer was lost. */
  const interrupted = async (by = losing(false)) => {
    let own = draft(withLeader('Nel'));
    const onCommit = (pending: Draft['pending']) => {
      own = { ...own, pending };
    };
    await expect(publish(by, own, 'Nel', { onCommit })).rejects.toThrow(HostProblem);
    return own;
  };

  test('it is sent when the code host says so', async () => {
    const outcome = await publish(losing(true), draft(withDay('9 juli')), 'Nel');
    expect(outcome).toMatchObject({ type: 'sent', commit: await host().head() });
  });

  test('the next attempt reports that it was sent, without another commit', async () => {
    const own = await interrupted();
    const commit = await host().head();
    const outcome = await publish(host(), own, 'Nel');
    expect(outcome).toMatchObject({ type: 'sent', commit, draft: { pending: undefined } });
    expect(await host().head()).toBe(commit);
  });

  test('a leader who is renamed before the next attempt stands once', async () => {
    const own = await interrupted();
    await publish(host(), draft(withDay('9 juli')), 'Tuur');
    const outcome = await publish(host(), { ...own, texts: { ...texts, ...withLeader('Nele') } }, 'Nel');
    expect(outcome.type).toBe('sent');
    expect(await atHead(boysFile)).toBe(withLeader('Nele')[boysFile]);
    expect(await atHead('bivak.yaml')).toContain('van: 9 juli');
  });

  test('who takes everything back before the next attempt has it taken back on the branch too', async () => {
    const own = await interrupted();
    const back = { ...own, texts: own.base.texts };
    expect(isUntouched(back)).toBe(false);
    expect(await publish(host(), back, 'Nel')).toMatchObject({ type: 'sent' });
    expect(await atHead(boysFile)).toBe(texts[boysFile]);
  });

  test('a commit that the branch never had is made again', async () => {
    const own = await interrupted({
      ...host(),
      moveBranch: () => Promise.reject(new HostProblem('offline')),
    });
    expect(await publish(host(), own, 'Nel')).toMatchObject({ type: 'sent' });
    expect(await atHead(boysFile)).toBe(own.texts[boysFile]);
  });
});

describe('the code host forgot what was sent before', () => {
  const photo = 'content/fotos/leiding/nel-3f9a.jpg';
  const change = withLeader('Nel', { foto: 'leiding/nel-3f9a.jpg', toestemming: 'ja' });

  test('the photo is sent again, once', async () => {
    const sent: number[] = [];
    const file = jpeg(1);
    const forgetful: CodeHost = {
      ...host(),
      send: async (bytes) => {
        sent.push(bytes.length);
        return host().send(bytes);
      },
      commit: async (made) => {
        if (sent.length === 0) throw new HostProblem('refused');
        return host().commit(made);
      },
    };
    const known = draft(change, { files: { [photo]: file }, sent: { [photo]: await gitHash(file.bytes) } });
    expect(await publish(forgetful, known, 'Nel')).toMatchObject({ type: 'sent' });
    expect(sent).toEqual([file.bytes.length]);
    expect(await bytesNow(photo)).toEqual(file.bytes);
  });

  test('a refusal of what was sent just now is no reason to try again', async () => {
    let asked = 0;
    const refusing: CodeHost = {
      ...host(),
      commit: async () => {
        asked += 1;
        throw new HostProblem('refused');
      },
    };
    await expect(publish(refusing, draft(change, { files: { [photo]: jpeg(1) } }), 'Nel')).rejects.toThrow(
      /aanvaardt deze wijziging niet/,
    );
    expect(asked).toBe(1);
  });

  test('a commit that it has no more is made again', async () => {
    const lost: CodeHost = {
      ...host(),
      isBefore: async () => {
        throw new HostProblem('missing');
      },
    };
    const pending = { commit: '0'.repeat(40), texts };
    expect(await publish(lost, draft(withDay('9 juli'), { pending }), 'Nel')).toMatchObject({ type: 'sent' });
    expect(await atHead('bivak.yaml')).toContain('van: 9 juli');
  });
});

describe('two people replace the same document', () => {
  const path = named.find((name) => name.startsWith('public/documents/')) ?? '';
  const pdf = (words: string): AddedFile => ({
    bytes: new TextEncoder().encode(`%PDF-${words}`),
    type: 'application/pdf',
  });
  const replacing = async (words: string) =>
    draft(
      {},
      {
        base: { commit: await host().head(), texts, isWithoutPrivateFields: false },
        files: { [path]: pdf(words) },
      },
    );
  const online = async () => (await textNow(path)).replace('%PDF-', '');

  test.each(['ours', 'theirs'] as const)('nothing is sent before somebody chose %s', async (side) => {
    const [first, second] = [await replacing('Nel'), await replacing('Tuur')];
    expect(await publish(host(), first, 'Nel')).toMatchObject({ type: 'sent' });
    const outcome = await publish(host(), second, 'Tuur');
    if (outcome.type !== 'conflicts') throw new Error(outcome.type);
    expect(outcome.conflicts).toMatchObject([
      { where: `Papieren › ${path.replace('public/documents/', '')}` },
    ]);
    expect(await online()).toBe('Nel');
    const chosen = withChosen(outcome.draft, outcome.conflicts, side === 'ours' ? outcome.conflicts : []);
    const isOurs = side === 'ours';
    expect(await publish(host(), chosen, 'Tuur')).toMatchObject({ type: isOurs ? 'sent' : 'nothing' });
    expect(await online()).toBe(isOurs ? 'Tuur' : 'Nel');
  });

  test('the own sign that both drew is a choice too', async () => {
    const drawing = (d: string) => new TextEncoder().encode(`<svg viewBox="0 0 9 9"><path d="${d}"/></svg>`);
    const drawn = async (d: string) => ({
      ...(await replacing('Nel')),
      files: { [signPath]: { bytes: drawing(d), type: 'image/svg+xml' } },
    });
    const [first, second] = [await drawn('M1 1h7'), await drawn('M2 2h7')];
    expect(await publish(host(), first, 'Nel')).toMatchObject({ type: 'sent' });
    expect(await publish(host(), second, 'Tuur')).toMatchObject({
      type: 'conflicts',
      conflicts: [{ where: 'Het eigen teken', ours: 'een andere tekening' }],
    });
  });

  test('a document that only one replaced, and one that both replaced by the same, are no choice', async () => {
    const [first, second] = [await replacing('Nel'), await replacing('Nel')];
    await publish(host(), draft(withDay('9 juli')), 'Tuur');
    expect(await publish(host(), first, 'Nel')).toMatchObject({ type: 'sent' });
    expect(await publish(host(), second, 'Tuur')).toMatchObject({ type: 'nothing' });
  });
});

test('changes to the public texts are merged into the complete ones, with comments and private fields', async () => {
  const rental = texts['verhuur.yaml'] ?? '';
  const online = { ...texts, 'verhuur.yaml': withoutPrivateFields('rental', rental) };
  const ours = edited('rental', online['verhuur.yaml'], { type: 'set', path: ['kop'], value: 'Te huur' });
  const own = draft(
    {},
    {
      base: { commit: null, texts: online, isWithoutPrivateFields: true },
      texts: { ...online, 'verhuur.yaml': ours },
    },
  );
  const { draft: whole, conflicts } = await withWholeTexts(host(), own);
  expect(conflicts).toEqual([]);
  expect(whole.base.files?.documents).toContain(named.at(-1)?.replace('public/documents/', ''));
  expect(whole.texts['verhuur.yaml']).toBe(rental.replace(/^kop: .*/m, 'kop: Te huur'));
  expect(await publish(host(), own, 'Nel')).toMatchObject({ type: 'sent' });
  expect(await atHead('verhuur.yaml')).toBe(rental.replace(/^kop: .*/m, 'kop: Te huur'));
});

describe('a file that somebody broke on the code host', () => {
  const brokenLine = boys.split('\n').findIndex((line) => line.startsWith('    leiding:')) + 1;
  const slip = boys.replace('    leiding:', '\tleiding:');
  const path = `content/${boysFile}`;
  /** As a push, past the editor. */
  const push = async (text: string) => {
    const commit = await host().commit({
      parent: await host().head(),
      changes: new Map([[path, { content: text }]]),
      message: 'Met de hand',
      author: { name: 'Noor', email: 'noor@groep.example' },
    });
    await host().moveBranch(commit);
    return commit;
  };
  const readable = Object.fromEntries(
    contentFiles.map((file) => [fileNames[file], withoutPrivateFields(file, texts[fileNames[file]] ?? '')]),
  );
  const arriving = draft(
    {},
    { base: { commit: null, texts: readable, isWithoutPrivateFields: true }, texts: readable },
  );

  test('an editor opens on its last good version, with the number of the broken line', async () => {
    await push(slip);
    await push(slip.replace('naam:', 'naam'));
    const { draft: whole, conflicts } = await withWholeTexts(host(), arriving);
    expect(conflicts).toEqual([]);
    expect(whole.texts).toEqual(texts);
    expect(brokenFilesOf(whole)).toMatchObject([{ file: 'boys', isRestorable: true }]);
    expect(brokenMessage(whole)).toMatch(/^Niet te lezen: content\/leiding\/jongens.yaml, regel \d/);
  });

  test.each([
    ['a tab', slip, brokenLine],
    ['a missing quote', `${boys}\nnaam: "x\n`, boys.split('\n').length + 1],
  ])(
    '%s: nothing is sent before somebody chose, then one commit restores it with own changes',
    async (_name, text, line) => {
      const own = draft(withDay('9 juli'));
      const before = await push(text);
      const outcome = await publish(host(), own, 'Nel');
      if (outcome.type !== 'problems') throw new Error(outcome.type);
      expect(outcome.problems).toMatchObject([{ file: path, line }]);
      expect(await host().head()).toBe(before);
      expect(outcome.draft.texts).toEqual(own.texts);

      const sent = await publish(host(), { ...outcome.draft, restored: ['boys'] }, 'Nel');
      if (sent.type !== 'sent') throw new Error(sent.type);
      expect(await atHead('leiding/jongens.yaml')).toBe(boys);
      expect(await atHead('bivak.yaml')).toContain('van: 9 juli');
      const [last, previous] = await host().history(path);
      expect([last?.commit, previous?.commit]).toEqual([sent.commit, before]);
      expect(last?.message).toContain(`- ${path}: terug naar de laatste goede versie`);
      expect(isUntouched(sent.draft)).toBe(true);
      expect(brokenFilesOf(sent.draft)).toEqual([]);
    },
  );

  test('changes in it are merged into its last good version', async () => {
    await push(slip);
    const own = edited('boys', boys, { type: 'set', path: ['kop'], value: 'Kikkers' });
    const outcome = await publish(
      host(),
      draft({ 'leiding/jongens.yaml': own }, { restored: ['boys'] }),
      'Nel',
    );
    expect(outcome.type).toBe('sent');
    expect(await atHead('leiding/jongens.yaml')).toBe(own);
  });

  test('when somebody else restored it meanwhile, there is nothing left to send', async () => {
    await push(slip);
    const { draft: whole } = await withWholeTexts(host(), arriving);
    await push(boys);
    const outcome = await publish(host(), { ...whole, restored: ['boys'] }, 'Nel');
    expect(outcome.type).toBe('nothing');
    expect(isUntouched(outcome.draft)).toBe(true);
  });
});

test('a photo and a paper that no text names any more leave the branch with the same commit; what nobody named yet stays', async () => {
  const [photo, later] = ['content/fotos/leiding/nel-3f9a.jpg', 'content/fotos/later.jpg'];
  const paper = 'public/documents/medische-fiche.pdf';
  const withPhoto = withLeader('Nel', { foto: 'leiding/nel-3f9a.jpg', toestemming: 'ja' });
  const files = { [photo]: jpeg(1), [later]: jpeg(2) };
  const before = await publish(host(), draft(withPhoto, { files }), 'Nel');
  const documents = texts['documenten.yaml'] ?? '';
  const without = {
    ...texts,
    'documenten.yaml': edited('documents', documents, { type: 'remove', path: ['medischeFiche'] }),
  };
  const there = async () =>
    [...(await filesNow()).keys()].filter((one) => [photo, later, paper].includes(one));
  expect((await there()).toSorted()).toEqual([later, photo, paper]);

  const outcome = await publish(host(), { ...before.draft, texts: without }, 'Tuur');
  expect(outcome.type).toBe('sent');
  expect(await there()).toEqual([later]);
  expect(outcome.draft.base.files?.photos).not.toContain('leiding/nel-3f9a.jpg');
  const [last] = await host().history('content/leiding/jongens.yaml');
  expect(last?.message).toContain(`- Gewist bestand: ${photo}\n- Gewist bestand: ${paper}`);
});

test('an earlier version of a text is restored, and everything else stays', async () => {
  await publish(host(), draft(withDay('9 juli')), 'Nel');
  const first = await publish(
    host(),
    draft({ 'contact.yaml': (texts['contact.yaml'] ?? '').replace(/^kop: .*/m, 'kop: Bel ons') }),
    'Tuur',
  );
  const [before, ...older] = await earlierVersions(host(), 'camp');
  expect(before?.message).toBe('Begin');
  expect(older).toEqual([]);
  const back = await withEarlierVersion(host(), first.draft, {
    file: 'camp',
    commit: before?.commit ?? '',
    now: 5,
  });
  expect(back).toMatchObject({ changedAt: 5, texts: { 'bivak.yaml': camp } });
  expect(await publish(host(), back, 'Nel')).toMatchObject({ type: 'sent' });
  expect(await atHead('bivak.yaml')).toBe(camp);
  expect(await atHead('contact.yaml')).toContain('kop: Bel ons');
});

test('an earlier version comes back with the photos and documents that are gone since', async () => {
  const gone = [
    named.find((path) => path.startsWith('content/fotos/')),
    named.find((path) => path.endsWith('.pdf')),
  ];
  const before = await host().head();
  const changes = new Map(gone.map((path) => [path ?? '', { sha: null }]));
  const author = { name: 'Tuur', email: 'tuur@groep.example' };
  await host().moveBranch(await host().commit({ parent: before, changes, message: 'Weg', author }));
  const back = await withEarlierVersion(host(), draft(), { file: 'camp', commit: before, now: 5 });
  expect(Object.keys(back.files).sort()).toEqual(gone.sort());
  const restored = { ...back, texts: { ...back.texts, 'bivak.yaml': `${camp}# terug\n` } };
  expect(await publish(host(), restored, 'Nel')).toMatchObject({ type: 'sent' });
  expect(new TextDecoder().decode(await bytesNow(gone[0] ?? ''))).toBe('x');
});

const namesGroup = /^groepen\.\d+\.naam$|^programma\.\d+\.voor\.\d+$/;

test('forty changes in all files are one commit of forty lines', async () => {
  const changed = new Map(Object.entries(texts));
  const places = contentFiles
    .filter((file) => file !== 'documents') // another insurer asks for other documents
    .flatMap((file) =>
      [...(sources[file]?.values() ?? [])]
        .filter(({ path: place }) => ['text', 'plain'].includes(kindAt(file, place) ?? ''))
        .filter(({ path: place }) => !namesGroup.test(place.join('.'))) // the programme names it too
        .slice(0, 5)
        .map(({ path: place, value }) => ({ file, place, value })),
    )
    .slice(0, 40);
  expect(places).toHaveLength(40);
  for (const { file, place, value } of places) {
    const name = fileNames[file];
    const steps = place.map((step) => (typeof step === 'number' ? step : String(step)));
    changed.set(
      name,
      edited(file, changed.get(name) ?? '', { type: 'set', path: steps, value: `${value} erbij` }),
    );
  }
  expect(await publish(host(), draft(Object.fromEntries(changed)), 'Nel')).toMatchObject({ type: 'sent' });
  const lines = await Promise.all(
    Object.values(fileNames).map(async (name) => {
      const [before, after] = [(texts[name] ?? '').split('\n'), (await atHead(name)).split('\n')];
      expect(after).toHaveLength(before.length);
      return after.filter((line, index) => line !== before[index]);
    }),
  );
  expect(lines.flat()).toHaveLength(40);
});
