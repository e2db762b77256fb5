/** @jest-environment node */
import { findChromium } from './chromium';
import { freePort, listening } from './ports';
import { run, startServer, tool } from './programs';

const node = (code: string): [string, string, string] => [process.execPath, '-e', code];

test('a quiet program returns its exit code, its output, and each line as it comes', async () => {
  const lines: string[] = [];
  const { code, output } = await run(node("console.log('een\\ntwee'); process.exit(3)"), {
    quiet: true,
    onLine: (line) => lines.push(line),
  });
  expect({ code, output, lines }).toEqual({ code: 3, output: 'een\ntwee\n', lines: ['een', 'twee'] });
});

test('a server counts as started once its port answers, and is gone once it is closed', async () => {
  const port = await freePort();
  const code = `console.log('hier'); require('http').createServer((q, a) => a.end('ja')).listen(${port}, '127.0.0.1')`;
  const server = await startServer(node(code), port);
  expect(await (await fetch(server.url)).text()).toBe('ja');
  await server.close();
  expect(server.log()).toBe('hier\n');
  await expect(listening(port, 0.1)).rejects.toThrow(`Nothing listens on port ${port}`);
});

test('a server that stops at once reports its output', async () => {
  const port = await freePort();
  await expect(startServer(node("console.error('poort bezet'); process.exit(1)"), port)).rejects.toThrow(
    'poort bezet',
  );
});

test('a port that is taken is passed over', async () => {
  const port = await freePort(4800);
  const server = await startServer(node(`require('http').createServer().listen(${port}, '127.0.0.1')`), port);
  expect(await freePort(port)).toBeGreaterThan(port);
  await server.close();
});

test('a tool that is not installed is named, with the remedy', () => {
  expect(() => tool('bestaat-niet')).toThrow('bestaat-niet is not installed: run npm ci.');
});

test('a CHROMIUM_PATH that does not exist is named, not passed over', () => {
  const before = process.env.CHROMIUM_PATH;
  process.env.CHROMIUM_PATH = '/nowhere/chromium';
  expect(findChromium).toThrow('CHROMIUM_PATH wijst naar /nowhere/chromium');
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
});
