/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastModified } from './lastModified';

const otherwise = new Date('2025-01-01T00:00:00Z');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function commit(file: string, text: string, date: string) {
  writeFileSync(path.join(folder, file), text);
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'ignore' });
  git('init');
  git('add', file);
  git('-c', 'user.name=test', '-c', 'user.email=test@test.example', 'commit', '-m', 'Change');
}

describe('the date of last change', () => {
  it('is that of the newest commit that touched one of the files', () => {
    commit('kalender.yaml', 'a', '2026-01-01T10:00:00Z');
    commit('site.yaml', 'a', '2026-02-02T10:00:00Z');
    commit('home.yaml', 'a', '2026-03-03T10:00:00Z');

    const changed = lastModified({ files: ['kalender.yaml', 'site.yaml'], otherwise, folder });

    expect(changed).toEqual(new Date('2026-02-02T10:00:00Z'));
  });

  it('is that of the edit for a file that is not committed yet', () => {
    commit('kalender.yaml', 'a', '2026-01-01T10:00:00Z');
    writeFileSync(path.join(folder, 'kalender.yaml'), 'b');
    utimesSync(path.join(folder, 'kalender.yaml'), 0, new Date('2026-04-04T10:00:00Z'));

    expect(lastModified({ files: ['kalender.yaml'], otherwise, folder })).toEqual(
      new Date('2026-04-04T10:00:00Z'),
    );
  });

  it('does not change when a file is only saved again', () => {
    commit('kalender.yaml', 'a', '2026-01-01T10:00:00Z');
    utimesSync(path.join(folder, 'kalender.yaml'), 0, new Date('2026-04-04T10:00:00Z'));

    expect(lastModified({ files: ['kalender.yaml'], otherwise, folder })).toEqual(
      new Date('2026-01-01T10:00:00Z'),
    );
  });

  it('of a copy without its history is that of the newest file, or the given date when that is later', () => {
    for (const [file, date] of [
      ['kalender.yaml', '2026-04-04T10:00:00Z'],
      ['site.yaml', '2026-03-03T10:00:00Z'],
      ['home.yaml', '2026-05-05T10:00:00Z'],
    ] as const) {
      writeFileSync(path.join(folder, file), 'a');
      utimesSync(path.join(folder, file), 0, new Date(date));
    }
    const files = ['kalender.yaml', 'site.yaml', 'leden.yaml'];

    expect(lastModified({ files, otherwise, folder })).toEqual(new Date('2026-04-04T10:00:00Z'));
    const later = new Date('2027-01-01T00:00:00Z');
    expect(lastModified({ files, otherwise: later, folder })).toEqual(later);
  });

  it('of a history in a folder of another owner is that of the commit', () => {
    commit('kalender.yaml', 'a', '2026-01-01T10:00:00Z');
    // git's own way to try it, which a program of its own takes
    const env = { ...process.env, GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' };
    const ask = `console.log(require('@/lib/files/git').askGit(${JSON.stringify(folder)})('log', '-1', '--format=%cs'))`;
    const answer = execFileSync('node', ['--import', 'tsx', '-e', ask], { env, encoding: 'utf8' });

    expect(answer.trim()).toBe('2026-01-01');
  });

  it('of files that no commit has yet is the given date', () => {
    commit('kalender.yaml', 'a', '2026-01-01T10:00:00Z');
    writeFileSync(path.join(folder, 'site.yaml'), 'a');

    expect(lastModified({ files: ['site.yaml'], otherwise, folder })).toEqual(otherwise);
  });
});
