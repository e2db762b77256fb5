import { takeLock } from './lock';
import { openStore } from './store';
import { memoryHost } from './testing/memoryHost';

const START = Date.UTC(2026, 0, 1, 10);

async function storeOnly() {
  const memory = memoryHost();
  await openStore(memory.api);
  let minutes = 0;
  const settings = (id: string, isAbandoned = false) => ({
    id,
    who: `${id}@laptop`,
    now: () => new Date(START + minutes * 60_000),
    wait: async () => undefined,
    isAbandoned: () => isAbandoned,
  });
  return {
    memory,
    take: (id: string, isAbandoned?: boolean) => takeLock(memory.api, settings(id, isAbandoned)),
    pass: (count: number) => {
      minutes += count;
    },
  };
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

test('an owner that was silent for more than 15 minutes › is passed by, and stops when it wakes up', async () => {
  const { take, pass } = await storeOnly();
  const sleeper = await take('an');
  pass(16);
  const other = await take('bo');
  await expect(sleeper.beat()).rejects.toThrow('bo@laptop publiceert al sinds');
  await sleeper.release();
  await expect(take('cas')).rejects.toThrow('bo@laptop');
  await other.release();
});

test('an owner that works for an hour and shows itself › keeps the lock', async () => {
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
  await expect(take('bo', true)).resolves.toBeDefined();
});

test('a lock whose maker died before it wrote its name › is passed by', async () => {
  const { take, memory } = await storeOnly();
  memory.folders.add('.deploy/slot');
  await expect(take('bo')).resolves.toBeDefined();
});
