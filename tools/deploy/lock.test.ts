/** @jest-environment node */
import { takeLock } from './lock';
import { openStore } from './store';
import { memoryHost } from './testing/memoryHost';

const START = Date.UTC(2026, 0, 1, 10);

async function storeOnly() {
  const memory = memoryHost();
  await openStore(memory.api);
  let minutes = 0;
  type Changes = Partial<Parameters<typeof takeLock>[1]> & { clockIsOff?: number };
  const take = (id: string, { clockIsOff = 0, ...changes }: Changes = {}, host = memory.api) =>
    takeLock(host, {
      id,
      who: `${id}@laptop`,
      now: () => new Date(START + (minutes + clockIsOff) * 60_000),
      wait: async () => undefined,
      report: () => undefined,
      isAbandoned: () => false,
      ...changes,
    });
  const pass = (count: number) => {
    minutes += count;
  };
  return { memory, take, pass };
}

test('somebody else holds the lock › names who', async () => {
  const { take } = await storeOnly();
  await take('an');
  await expect(take('bo')).rejects.toThrow('an@laptop publiceert al sinds');
});

test('a released lock › can be taken', async () => {
  const { take, memory } = await storeOnly();
  await (await take('an')).release();
  expect(memory.folders.has('.deploy/slot')).toBe(false);
  await expect(take('bo')).resolves.toBeDefined();
});

test('an owner that was silent for more than 15 minutes › is watched, passed by, and stops when it wakes up', async () => {
  const { take, pass } = await storeOnly();
  const sleeper = await take('an');
  pass(16);
  const other = await take('bo');
  await expect(sleeper.beat()).rejects.toThrow('bo@laptop publiceert al sinds');
  await sleeper.release();
  await expect(take('cas')).rejects.toThrow('bo@laptop');
  await other.release();
});

test('an owner that works for an hour and renews its sign of life › keeps the lock', async () => {
  const { take, pass } = await storeOnly();
  const worker = await take('an');
  for (let quarter = 0; quarter < 6; quarter += 1) {
    pass(10);
    await worker.beat();
  }
  await expect(take('bo')).rejects.toThrow('an@laptop');
});

test('a deploy of this machine that was killed › is passed by at once', async () => {
  const { take } = await storeOnly();
  await take('an');
  await expect(take('bo', { isAbandoned: () => true })).resolves.toBeDefined();
});

test('a lock that somebody left half removed › is passed by', async () => {
  const { take, memory } = await storeOnly();
  memory.folders.add('.deploy/slot');
  await expect(take('bo')).resolves.toBeDefined();
});

test('an owner whose clock is an hour off › is seen to work, and keeps the lock', async () => {
  const { take, pass } = await storeOnly();
  const worker = await take('an', { clockIsOff: -60 });
  const reported: string[] = [];
  const wait = async (ms: number) => {
    pass(ms / 60_000);
    await worker.beat();
  };
  await expect(take('bo', { wait, report: (text) => reported.push(text) })).rejects.toThrow('an@laptop');
  expect(reported).toEqual([expect.stringContaining('Ik wacht 3 minuten')]);
});

test.each([1, 2, 3, 4])(
  'two that start at once, the first held up at its act %i for as long as you like › one gets the lock',
  async (slowAt) => {
    const { take, memory } = await storeOnly();
    let acts = 0;
    let results: Promise<unknown>[] = [];
    const second = async () => {
      results = [take('bo')];
      await Promise.allSettled(results);
    };
    const slow =
      <Args extends unknown[], Answer>(act: (...args: Args) => Promise<Answer>) =>
      async (...args: Args) => {
        acts += 1;
        if (acts === slowAt) await second();
        return act(...args);
      };
    const { makeFolder, write, rename, remove } = memory.api;
    const paused = {
      ...memory.api,
      makeFolder: slow(makeFolder),
      write: slow(write),
      rename: slow(rename),
      remove: slow(remove),
    };
    const first = take('an', {}, paused);
    const outcomes = await Promise.allSettled([first, first.catch(() => undefined).then(() => results[0])]);
    expect(results).toHaveLength(1);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  },
);

test('what a killed deploy had made ready › is cleared away by the next', async () => {
  const { take, memory } = await storeOnly();
  memory.folders.add('.deploy/slot-an');
  memory.files.set('.deploy/slot-an/wie.json', Buffer.from('{}'));
  await take('bo');
  expect([...memory.folders].filter((path) => path.startsWith('.deploy/slot'))).toEqual(['.deploy/slot']);
});
