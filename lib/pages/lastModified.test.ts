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

  it('without a history is the given date', () => {
    writeFileSync(path.join(folder, 'kalender.yaml'), 'a');

    expect(lastModified({ files: ['kalender.yaml'], otherwise, folder })).toBe(otherwise);
  });
});
