/** @jest-environment node */
import { updateReport } from '@/lib/version/preparedUpdate';
import type { CodeHost } from './codeHost';
import { HostProblem } from './hostProblem';
import {
  askForUpdate,
  bringIn,
  broughtIn,
  followPreparing,
  type Preparing,
  preparedUpdate,
  preparingState,
  takeBack,
} from './update';

const report = updateReport.parse({
  from: '2.0.0',
  to: '99.0.0',
  news: [{ version: '99.0.0', date: '1 mei 2027', parents: ['Niets.'], todo: ['Niets.'], better: ['Veel.'] }],
  problem: '',
  lines: [],
  remarks: [],
  workflows: [],
  files: ['app/page.tsx'],
  commit: 'new',
  base: 'main 1',
  changesTexts: false,
});
const update = { ...report, report: 'report 1' };

/** A code host on which a version is prepared. */
function hostWith(found: object = report) {
  const state = {
    main: 'main 1',
    branches: new Map([
      ['nieuwe-versie', 'new'],
      ['nieuwe-versie-verslag', 'report 1'],
    ]),
    has: new Set<string>(),
    asked: [] as string[],
    run: undefined as Awaited<ReturnType<CodeHost['lastRun']>>,
  };
  const host = {
    branches: async () => state.branches,
    files: async () => new Map([['verslag.json', 'text']]),
    read: async () => new TextEncoder().encode(JSON.stringify(found)),
    head: async () => state.main,
    isBefore: async (commit: string) => state.has.has(commit),
    merge: async (commit: string, message: string) => {
      state.asked.push(`merge ${commit}: ${message}`);
      return 'merged';
    },
    deleteBranch: async (name: string) => void state.asked.push(`delete ${name}`),
    dispatch: async (event: string) => void state.asked.push(`dispatch ${event}`),
    lastRun: async () => state.run,
  };
  return { host: host as unknown as CodeHost, state, ...host };
}

const refusal = (reason: HostProblem['reason']) => async () => {
  throw new HostProblem(reason);
};

describe('a prepared version', () => {
  test('is read with its report', async () => {
    const { host } = hostWith();
    expect(await preparedUpdate(host)).toEqual(update);
  });

  test.each<[string, ReturnType<typeof hostWith>]>([
    ['nothing is prepared', hostWith()],
    ['the site has it', hostWith({ ...report, to: '0.9.0' })],
    ['the report cannot be read', hostWith({ to: '99.0.0' })],
  ])('is none when %s', async (when, { host, state }) => {
    if (when === 'nothing is prepared') state.branches.clear();
    expect(await preparedUpdate(host)).toBeUndefined();
  });

  test('is none when its branch was merged and not deleted, while the former site is online', async () => {
    const { host, state } = hostWith();
    state.has.add('new');
    expect(await preparedUpdate(host)).toBeUndefined();
  });

  test('that needs something first is one, without a commit', async () => {
    const { host } = hostWith({ ...report, commit: '', base: '', problem: 'Nee' });
    expect(await preparedUpdate(host)).toMatchObject({ commit: '', problem: 'Nee' });
  });
});

describe('bringing it in', () => {
  test('merges its commit, and deletes what was prepared', async () => {
    const { host, state } = hostWith();
    expect(await bringIn(host, update, 'Amber')).toBe('merged');
    expect(state.asked).toEqual([
      'merge new: Versie 99.0.0 van het programma, binnengehaald door Amber',
      'delete nieuwe-versie',
      'delete nieuwe-versie-verslag',
    ]);
  });

  test('is done when only the branches could not be deleted', async () => {
    const { host } = hostWith();
    expect(await bringIn({ ...host, deleteBranch: refusal('down') }, update, 'Amber')).toBe('merged');
  });

  test('asks to prepare it again after a conflict, and throws any other refusal', async () => {
    const { host } = hostWith();
    expect(await bringIn({ ...host, merge: refusal('overtaken') }, update, 'Amber')).toBeUndefined();
    await expect(bringIn({ ...host, merge: refusal('rights') }, update, 'Amber')).rejects.toMatchObject({
      reason: 'rights',
    });
  });

  test('merges a program with content that changed since, and migrated content only where none did', async () => {
    const { host, state } = hostWith();
    state.main = 'main 2';
    expect(await bringIn(host, update, 'Amber')).toBe('merged');
    const migrated = { ...update, changesTexts: true };
    expect(await bringIn(host, migrated, 'Amber')).toBeUndefined();
    state.has.add('new'); // only the answer was lost
    expect(await bringIn(host, migrated, 'Amber')).toBe('merged');
    state.has.clear();
    state.main = 'main 1';
    expect(await bringIn(host, migrated, 'Amber')).toBe('merged');
  });
});

describe('taking it back', () => {
  const versionFile = 'lib/version/version.json';

  /** A site that had two files, got a version that changed, added and removed some, and wrote something itself since. */
  function siteWith(now: Record<string, string> = {}) {
    const before = {
      [versionFile]: '1',
      'app/page.tsx': 'old',
      'gone.ts': 'old',
      'content/site.yaml': 'ours',
    };
    const after = {
      [versionFile]: '2',
      'app/page.tsx': 'new',
      'lib/new.ts': 'new',
      'content/site.yaml': 'ours',
    };
    const files: Record<string, Record<string, string>> = {
      before,
      merged: after,
      head: { ...after, 'content/site.yaml': 'ours, newer', ...now },
    };
    const made: unknown[] = [];
    const host = {
      history: async (path: string) =>
        path === versionFile
          ? [{ commit: 'merged', message: 'Versie 99.0.0 van het programma, binnengehaald door Amber' }]
          : [],
      head: async () => 'head',
      parentOf: async (commit: string) => (commit === 'merged' ? 'before' : undefined),
      files: async (commit: string) => new Map(Object.entries(files[commit] ?? {})),
      commit: async ({ changes, ...more }: { changes: ReadonlyMap<string, unknown> }) => {
        made.push({ ...more, changes: Object.fromEntries(changes) });
        return 'taken back';
      },
      moveBranch: async (commit: string) => void made.push(commit),
    };
    return { host: host as unknown as CodeHost, made, ...host };
  }
  const last = { to: '99.0.0', commit: 'merged' };

  test('the version that came in last is found by the file that names it, unless it was taken back or came in otherwise', async () => {
    const { host } = siteWith();
    expect(await broughtIn(host)).toEqual(last);
    for (const message of [
      'Versie 99.0.0 van het programma weer weg, door Amber',
      'Eigen versie',
      undefined,
    ]) {
      const history = async () => (message ? [{ commit: 'other', message }] : []);
      expect(await broughtIn({ ...host, history } as unknown as CodeHost)).toBeUndefined();
    }
  });

  test('each file that it changed is what it was, and what the group wrote since stays', async () => {
    const { host, made } = siteWith();
    expect(await takeBack(host, last, 'Amber')).toBe('taken back');
    expect(made).toEqual([
      {
        parent: 'head',
        message: 'Versie 99.0.0 van het programma weer weg, door Amber',
        changes: {
          [versionFile]: { sha: '1' },
          'app/page.tsx': { sha: 'old' },
          'gone.ts': { sha: 'old' },
          'lib/new.ts': { sha: null },
        },
      },
      'taken back',
    ]);
  });

  test('nothing is taken back when something that it brought was changed since', async () => {
    const { host, made } = siteWith({ 'app/page.tsx': 'own code' });
    expect(await takeBack(host, last, 'Amber')).toBeUndefined();
    expect(made).toEqual([]);
  });

  test('somebody who published at the same moment is a problem that is said', async () => {
    const there = siteWith();
    const moveBranch = refusal('overtaken');
    await expect(
      takeBack({ ...there, moveBranch } as unknown as CodeHost, last, 'Amber'),
    ).rejects.toMatchObject({
      reason: 'overtaken',
    });
  });
});

describe('asking for a new version', () => {
  const run = (id: number, more: object = {}) => ({
    id,
    isDone: true,
    isGood: true,
    isCancelled: false,
    address: `https://code.example/runs/${id}`,
    ...more,
  });

  /** Follows it, with the next answer of the code host at each pause. */
  async function followed(
    { host, state }: ReturnType<typeof hostWith>,
    answers: ((now: typeof state) => void)[],
  ): Promise<Preparing['type'][]> {
    const before = await askForUpdate(host);
    const types: Preparing['type'][] = [];
    const pause = async () => answers.shift()?.(state);
    for await (const { type } of followPreparing(host, before, pause)) types.push(type);
    return types;
  }

  test('follows its run until a version is prepared', async () => {
    const there = hostWith();
    const { state } = there;
    state.run = run(1);
    const types = await followed(there, [
      (now) => Object.assign(now, { run: run(2, { isDone: false }) }),
      (now) => {
        now.run = run(2);
        now.branches.set('nieuwe-versie-verslag', 'report 2');
      },
    ]);
    expect(types).toEqual(['asked', 'running', 'prepared']);
    expect(state.asked).toEqual(['dispatch bijwerken']);
  });

  test('says that there is none, or that it failed', async () => {
    const none = hostWith();
    none.state.branches.clear();
    expect(await followed(none, [(now) => Object.assign(now, { run: run(1) })])).toEqual(['asked', 'none']);
    const wrong = hostWith();
    const types = await followed(wrong, [(now) => Object.assign(now, { run: run(1, { isGood: false }) })]);
    expect(types).toEqual(['asked', 'failed']);
  });

  test('without the permission to read runs, waits for another report', async () => {
    const there = hostWith();
    Object.assign(there.host, { lastRun: refusal('rights') });
    const types = await followed(there, [
      () => undefined,
      (now) => now.branches.set('nieuwe-versie-verslag', 'report 2'),
    ]);
    expect(types).toEqual(['asked', 'prepared']);
  });

  test('goes on when the connection is lost for a while, and ends after an hour', async () => {
    const there = hostWith();
    const { host } = there;
    let isOffline = false;
    const { branches } = there;
    Object.assign(host, { branches: async () => (isOffline ? refusal('offline')() : branches()) });
    const types = await followed(there, [
      () => {
        isOffline = true;
      },
      () => {
        isOffline = false;
      },
    ]);
    expect(types).toEqual(['asked', 'late']);
  });

  test('a run that goes on already is followed; a project without the workflow has none to ask', async () => {
    const { host, state } = hostWith();
    expect(await preparingState(host)).toBe('idle');
    state.run = run(1, { isDone: false });
    expect(await preparingState(host)).toBe('running');
    expect(await preparingState({ ...host, lastRun: refusal('missing') })).toBe('without workflow');
    expect(await preparingState({ ...host, lastRun: refusal('rights') })).toBe('idle');
    await expect(preparingState({ ...host, lastRun: refusal('offline') })).rejects.toMatchObject({
      reason: 'offline',
    });
  });
});
