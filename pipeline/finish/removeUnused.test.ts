/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GroupName, groupFolder } from '@/e2e/groups/exampleGroup';
import { filesIn } from '@/lib/files/files';
import { removeUnused } from './removeUnused';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leave-out-'));
  mkdirSync(join(folder, 'verhuur/infofiche'), { recursive: true });
  for (const file of [
    'verhuur/index.html',
    'verhuur/bezet.ics',
    'verhuur/infofiche/index.html',
    'verhuur/infofiche/index.txt',
    'verhuur/__next.verhuur.__PAGE__.txt',
    'robots.txt',
  ])
    writeFileSync(join(folder, file), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const left = (group: GroupName) => {
  removeUnused(folder, join(groupFolder(group), 'content'));
  return filesIn(folder).toSorted();
};

test('a group without taken days and without a sheet for renters has neither of them online', () => {
  expect(left('small')).toEqual(['robots.txt', 'verhuur/index.html']);
});

test('a group with both has both', () => {
  expect(left('full')).toEqual([
    'robots.txt',
    'verhuur/bezet.ics',
    'verhuur/index.html',
    'verhuur/infofiche/index.html',
  ]);
});

test('no group has the data by which Next goes from page to page: links lead to whole pages', () => {
  expect(left('full').filter((file) => file.endsWith('.txt'))).toEqual(['robots.txt']);
});
