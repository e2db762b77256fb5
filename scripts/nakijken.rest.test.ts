/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { testFolder } from '@/lib/files/testing/testFolder';
import { steps } from './steps';

const { at, write } = testFolder('.cache'); // below the project, so that it finds its tools

test.each([
  ['with what to do next', [], /\nZo gaat de site niet online\. .* doe opnieuw: npm run nakijken\n$/],
  ['and not which command to give, in a report', ['--verslag'], /^(?![\s\S]*npm run nakijken)/],
])('content with a mistake › read in Dutch, %s; nothing may be published any more', (_, more, end) => {
  write('.cache/nagekeken.json', '{}');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', resolve('scripts/nakijken.ts'), '--zonder-browser', ...more],
    { cwd: at(), encoding: 'utf8' },
  );

  expect(status).toBe(1);
  expect(stdout).toBe('Stap 1 van 6: de inhoud nakijken\n');
  expect(stderr).toContain('het bestand site.yaml in de map content');
  expect(stderr).toMatch(end);
  expect(existsSync(at('.cache/nagekeken.json'))).toBe(false);
});

describe('the steps of a long command', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const shown = (isTTY: boolean) => {
    const lines: string[] = [];
    return { lines, ...steps({ isTTY, write: (text: string) => lines.push(text) > 0 }) };
  };

  test('in a log are a line each, with what they say at their end', () => {
    const { lines, start, done } = shown(false);
    start({ name: 'bouwen', nth: 1, of: 2 });
    jest.advanceTimersByTime(5000);
    done({ done: '9 pagina’s.' });
    start({ name: 'kijken' });
    expect(lines.join('')).toBe('Stap 1 van 2: bouwen\n9 pagina’s.\nStap 2 van 2: kijken\n');
  });

  test('on a terminal count their seconds while they work, and stop counting at their end', () => {
    const { lines, start, done } = shown(true);
    start({ name: 'bouwen', nth: 1, of: 1 });
    jest.advanceTimersByTime(2000);
    expect(lines).toEqual([
      'Stap 1 van 1: bouwen',
      '\rStap 1 van 1: bouwen … 1 s',
      '\rStap 1 van 1: bouwen … 2 s',
    ]);
    done({ done: '' });
    jest.advanceTimersByTime(2000);
    expect(lines.at(-1)).toBe('\rStap 1 van 1: bouwen (2 s)    \n');
  });

  test('that move by themselves are left the line below', () => {
    const { lines, start } = shown(true);
    start({ name: 'foto’s', nth: 1, of: 1, showsProgress: true });
    jest.advanceTimersByTime(2000);
    expect(lines.join('')).toBe('Stap 1 van 1: foto’s\n');
  });
});
