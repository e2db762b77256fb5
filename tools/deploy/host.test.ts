/** @jest-environment node */
import { HostError } from './errors';
import { type Host, reconnecting } from './host';
import { memoryHost } from './testing/memoryHost';

const cut = () => new HostError('connection', 'De verbinding viel weg.');

/** A host whose calls are altered, reached through `reconnecting` without waiting. */
function flaky(alter: (api: Host) => Partial<Host>) {
  const memory = memoryHost();
  const waits: number[] = [];
  let connections = 0;
  const connect = async () => {
    connections += 1;
    return { ...memory.api, ...alter(memory.api) };
  };
  const wait = async (ms: number) => {
    waits.push(ms);
  };
  const host = reconnecting(connect, { wait, report: () => undefined });
  return { host, memory, waits, connections: () => connections };
}

test('a line that stays dead › waits longer each time, then gives up', async () => {
  const { host, waits } = flaky(() => ({ list: async () => Promise.reject(cut()) }));
  await expect(host.list('')).rejects.toMatchObject({ problem: 'connection' });
  expect(waits).toEqual([1000, 2000, 4000, 8000]);
});

test('a refused login › is not tried again', async () => {
  const { host, connections } = flaky(() => ({
    list: () => Promise.reject(new HostError('login', 'weigert')),
  }));
  await expect(host.list('')).rejects.toMatchObject({ problem: 'login' });
  expect(connections()).toBe(1);
});

test('a write that is cut off halfway › is done again from the start', async () => {
  let writes = 0;
  const { host, memory } = flaky((api) => ({
    async write(path, bytes) {
      writes += 1;
      await api.write(path, writes === 1 ? Buffer.from('rubbish') : bytes);
      if (writes === 1) throw cut();
    },
  }));
  await host.write('a', Buffer.from('a whole file'));
  expect(memory.files.get('a')?.toString()).toBe('a whole file');
});

test('a write that reports success but is not whole › is not believed', async () => {
  let writes = 0;
  const { host, memory } = flaky((api) => ({
    async write(path, bytes) {
      writes += 1;
      await api.write(path, writes === 1 ? bytes.subarray(0, 3) : bytes);
    },
  }));
  await host.write('a', Buffer.from('whole'));
  expect(memory.files.get('a')?.toString()).toBe('whole');
});

test('a rename whose answer is lost › counts as done', async () => {
  let lost = false;
  const { host, memory } = flaky((api) => ({
    async rename(from, to) {
      await api.rename(from, to);
      if (lost) return;
      lost = true;
      throw cut();
    },
  }));
  memory.files.set('a', Buffer.from('x'));
  await host.rename('a', 'b');
  expect([...memory.files.keys()]).toEqual(['b']);
});

test('half a file read › is read again', async () => {
  let reads = 0;
  const { host, memory } = flaky((api) => ({
    async read(path) {
      reads += 1;
      const bytes = await api.read(path);
      return reads === 1 ? (bytes?.subarray(0, 2) ?? null) : bytes;
    },
  }));
  memory.files.set('a', Buffer.from('whole'));
  expect((await host.read('a'))?.toString()).toBe('whole');
});
