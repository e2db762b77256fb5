/** @jest-environment node */
import { writeFile } from 'node:fs/promises';
import { testFolder } from '@/lib/files/testing/testFolder';
import { fromCache } from './pictures';

jest.mock('node:fs/promises', () => ({ ...jest.requireActual('node:fs/promises'), writeFile: jest.fn() }));

const whole = Buffer.from('the whole picture');
const draw = jest.fn(async () => whole);
const write = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises').writeFile;

const { at } = testFolder();
const picture = () => fromCache(at('a.png'), draw);
beforeEach(() => {
  draw.mockClear();
  jest.mocked(writeFile).mockImplementation(write);
});

test('a cached picture is not drawn again', async () => {
  expect(await picture()).toEqual(whole);
  expect(await picture()).toEqual(whole);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('an interrupted build leaves no truncated picture in the cache', async () => {
  jest.mocked(writeFile).mockImplementation(async (path) => {
    await write(path, whole.subarray(0, 5));
    throw new Error('broken off');
  });
  await expect(picture()).rejects.toThrow('broken off');

  jest.mocked(writeFile).mockImplementation(write);
  expect(await picture()).toEqual(whole);
});
