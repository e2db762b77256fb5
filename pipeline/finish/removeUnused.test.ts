/** @jest-environment node */
import { join } from 'node:path';
import { exampleTexts, type GroupName, groupFolder } from '@/e2e/groups/exampleGroup';
import { filesIn } from '@/lib/files/files';
import { testFolder } from '@/lib/files/testing/testFolder';
import { removeUnused } from './removeUnused';

const folder = testFolder();
beforeEach(() => {
  for (const file of [
    'verhuur/index.html',
    'verhuur/bezet.ics',
    'verhuur/infofiche/index.html',
    'verhuur/infofiche/index.txt',
    'verhuur/__next.verhuur.__PAGE__.txt',
    'robots.txt',
  ])
    folder.write(file, '');
});

const left = (group: GroupName) => {
  removeUnused(folder.at(), join(groupFolder(group), 'content'));
  return filesIn(folder.at()).toSorted();
};

test('a group without taken days and without a sheet for renters has neither of them online', () => {
  expect(left('small')).toEqual(['robots.txt', 'verhuur/index.html']);
});

test('a group of which only site.yaml is there has no page, feed or document of another block', () => {
  const others = [
    'bivak/index.html',
    'documents/2026/cm.pdf',
    'kalender.ics',
    'kalender/geen.ics',
    'leiding/index.html',
  ];
  for (const file of others) folder.write(file, '');
  folder.write('content/site.yaml', exampleTexts('small')['site.yaml'] ?? '');
  removeUnused(folder.at(), folder.at('content'));
  expect(filesIn(folder.at()).toSorted()).toEqual(['content/site.yaml', 'robots.txt']);
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
