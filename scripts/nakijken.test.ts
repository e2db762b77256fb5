/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { steps } from './steps';

test('content with a mistake › read in Dutch, with what to do next; nothing may be published any more', () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join('.cache', 'nakijken-')); // below the project, so that it finds its tools
  const record = join(folder, '.cache', 'nagekeken.json');
  mkdirSync(join(folder, '.cache'));
  writeFileSync(record, '{}');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('scripts/nakijken.ts'), '--zonder-browser'],
    { cwd: folder, encoding: 'utf8' },
  );
  const isForgotten = !existsSync(record);
  rmSync(folder, { recursive: true });

  expect(status).toBe(1);
  expect(stdout).toBe('Stap 1 van 6: de inhoud nakijken\n');
  expect(stderr).toContain('het bestand site.yaml in de map content');
  expect(stderr).toMatch(/Verbeter wat hierboven staat en doe opnieuw: npm run nakijken\n$/);
  expect(isForgotten).toBe(true);
});

describe('the steps of a long command', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const shown = (isTTY: boolean) => {
    const written: string[] = [];
    return { said: written, ...steps({ isTTY, write: (text: string) => written.push(text) > 0 }) };
  };

  test('in a log are a line each, with what they say at their end', () => {
    const { said, start, done } = shown(false);
    start({ name: 'bouwen', nth: 1, of: 2 });
    jest.advanceTimersByTime(5000);
    done({ done: '9 pagina’s.' });
    start({ name: 'kijken' });
    expect(said.join('')).toBe('Stap 1 van 2: bouwen\n9 pagina’s.\nStap 2 van 2: kijken\n');
  });

  test('on a terminal count their seconds while they work, and stop counting at their end', () => {
    const { said, start, done } = shown(true);
    start({ name: 'bouwen', nth: 1, of: 1 });
    jest.advanceTimersByTime(2000);
    expect(said).toEqual([
      'Stap 1 van 1: bouwen',
      '\rStap 1 van 1: bouwen … 1 s',
      '\rStap 1 van 1: bouwen … 2 s',
    ]);
    done({ done: '' });
    jest.advanceTimersByTime(2000);
    expect(said.at(-1)).toBe('\rStap 1 van 1: bouwen (2 s)    \n');
  });

  test('that move by themselves are left the line below', () => {
    const { said, start } = shown(true);
    start({ name: 'foto’s', nth: 1, of: 1, showsProgress: true });
    jest.advanceTimersByTime(2000);
    expect(said.join('')).toBe('Stap 1 van 1: foto’s\n');
  });
});
