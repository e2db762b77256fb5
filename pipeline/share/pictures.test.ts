/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromCache } from './pictures';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), writeFile: jest.fn() }));

const whole = Buffer.from('the whole picture');
const draw = jest.fn(async () => whole);
const write = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises').writeFile;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
  file = join(folder, 'a.png');
  draw.mockClear();
  jest.mocked(writeFile).mockImplementation(write);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a cached picture is not drawn again', async () => {
  expect(await fromCache(file, draw)).toEqual(whole);
  expect(await fromCache(file, draw)).toEqual(whole);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('an interrupted build leaves no truncated picture in the cache', async () => {
  jest.mocked(writeFile).mockImplementation(async (path) => {
    await write(path, whole.subarray(0, 5));
    throw new Error('broken off');
  });
  await expect(fromCache(file, draw)).rejects.toThrow('broken off');

  jest.mocked(writeFile).mockImplementation(write);
  expect(await fromCache(file, draw)).toEqual(whole);
});
