/** @jest-environment node */
import type { Run } from './codeHost';
import { HostProblem } from './hostProblem';
import { followCommit, type Status } from './status';

const running: Run = {
  isDone: false,
  isGood: false,
  isCancelled: false,
  address: 'https://code.example/runs/1',
};
const good: Run = { ...running, isDone: true, isGood: true };
const bad: Run = { ...running, isDone: true };
const cancelled: Run = { ...bad, isCancelled: true };

type Moment = { runs?: Run[] | 'not allowed'; online?: string | 'not there'; head?: string };

/** Each moment has the answers of code host and site to one poll; the last one repeats. */
async function watched(moments: readonly Moment[]): Promise<Status[]> {
  let nth = 0;
  const now = () => moments[Math.min(nth, moments.length - 1)] ?? {};
  const found: Status[] = [];
  const host = {
    runs: async () => {
      const { runs = [] } = now();
      if (runs === 'not allowed') throw new HostProblem('rights');
      return runs;
    },
    head: async () => now().head ?? 'later than ours',
    isBefore: async (_commit: string, later: string) => later === 'later than ours',
  };
  const watch = {
    version: async () => {
      const { online = 'old' } = now();
      if (online === 'not there') throw new TypeError('Failed to fetch');
      return { commit: online };
    },
    pause: async () => {
      nth += 1;
    },
  };
  for await (const status of followCommit('ours', host, watch)) found.push(status);
  return found;
}
const kinds = async (moments: readonly Moment[]) => (await watched(moments)).map(({ type }) => type);

test('sent, checking, checked, online: each reported once', async () => {
  expect(
    await kinds([
      {},
      {},
      { runs: [running] },
      { runs: [running] },
      { runs: [good] },
      { runs: [good], online: 'ours' },
    ]),
  ).toEqual(['sent', 'checking', 'checked', 'online']);
});

test('blocked: reported in Dutch, with the address of the log', async () => {
  const last = (await watched([{ runs: [running] }, { runs: [bad] }])).at(-1);
  expect(last).toMatchObject({ type: 'blocked', address: 'https://code.example/runs/1' });
  expect(last?.sentence).toMatch(/^Tegengehouden: .* oude site blijft staan/);
});

test.each<[string, Moment[], Status['type'][]]>([
  [
    'as long as the later commit is on its way',
    [{ runs: [cancelled] }, { runs: [cancelled] }],
    ['replaced', 'unknown'],
  ],
  [
    'until the later commit is online',
    [{ runs: [cancelled] }, { online: 'later than ours' }],
    ['replaced', 'online'],
  ],
  ['unless another run of this commit goes on', [{ runs: [cancelled, running] }], ['checking', 'unknown']],
  ['unless another run of this commit failed', [{ runs: [cancelled, bad] }], ['blocked']],
])('a run that a later one replaced has not failed: %s', async (_when, moments, types) => {
  expect(await kinds([{ runs: [running] }, ...moments])).toEqual([
    ...(types[0] === 'checking' ? [] : ['checking']),
    ...types,
  ]);
});

test('a later run of the same commit takes the place of one that failed', async () => {
  expect(await kinds([{ runs: [bad] }])).toEqual(['blocked']);
  expect(await kinds([{ runs: [running, bad] }, { runs: [good, bad] }, { online: 'ours' }])).toEqual([
    'checking',
    'checked',
    'online',
  ]);
});

test('a run that somebody stopped is no later change: it says so, and how it goes on', async () => {
  const all = await watched([
    { runs: [cancelled], head: 'ours' },
    { runs: [good, cancelled], head: 'ours' },
  ]);
  expect(all.map(({ type }) => type)).toEqual(['stopped', 'checked', 'unknown']);
  expect(all[0]?.sentence).toMatch(/^Stopgezet: iemand brak het nakijken af/);
});

test('a later commit may be online first', async () => {
  expect(await kinds([{ runs: [running] }, { online: 'later than ours' }])).toEqual(['checking', 'online']);
});

test('with an access token that may not read runs, the site itself shows the progress', async () => {
  expect(await kinds([{ runs: 'not allowed' }, { runs: 'not allowed', online: 'ours' }])).toEqual([
    'sent',
    'online',
  ]);
});

test('a site that does not answer for a while is asked again', async () => {
  expect(await kinds([{ online: 'not there' }, { online: 'ours' }])).toEqual(['sent', 'online']);
});

test('after an hour it reports that, and whom to ask', async () => {
  const all = await watched([{}]);
  expect(all.map(({ type }) => type)).toEqual(['sent', 'unknown']);
  expect(all[1]?.sentence).toContain('Vraag aan wie de site beheert');
});
