/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { attribute, textOf } from '@/lib/text/html';
import { chunkPath, disabledSheets, isChunk, isLeftover, readNextPage } from './nextExport';

/** A page as the pinned version exported it, of the example group: record it again with a new version, and read what changed. */
const recorded = {
  version: '16.4.5',
  path: 'contact/index.html',
  html: readFileSync('pipeline/next/testing/contact.html', 'utf8'),
};

test('the recorded page is of the version that the project pins', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(dependencies.next).toBe(recorded.version);
});

test('a page has the scripts that start React, its data and the runtime, and its styles', () => {
  const { scripts, data, sheets, forReact, elements } = readNextPage(recorded);
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((address) => !isChunk(address.slice(1)))).toEqual([]);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(data.filter((code) => code.includes('__next_f')).length).toBeGreaterThan(1);
  expect(sheets.length).toBeGreaterThan(0);
  expect(disabledSheets(sheets)).toContain(attribute(sheets[0] ?? elements[0] ?? fail(), 'href'));
  const kept = elements.filter((element) => element.tagName === 'script' && !forReact.includes(element));
  expect(kept.map((script) => attribute(script, 'type'))).toEqual(kept.map(() => 'application/ld+json'));
  expect(kept.map(textOf).join('')).not.toContain('__next_f');
});

test('another page is refused, with where to look', () => {
  const html = recorded.html.replace('id="_R_"', 'id="_S_"');
  expect(() => readNextPage({ ...recorded, html })).toThrow(
    /contact\/index\.html does not look like.*pipeline\/next\/nextExport\.ts/,
  );
});

test('files are known by their paths', () => {
  expect(chunkPath('run()', 'js')).toMatch(/^_next\/static\/chunks\/[0-9a-f]{16}\.js$/);
  expect(
    ['contact/index.txt', 'contact/__next._tree.txt', '_next/static/media/x.worker.ts'].filter(isLeftover),
  ).toHaveLength(3);
  expect(['robots.txt', 'contact/index.html', '_next/static/chunks/a.js'].filter(isLeftover)).toEqual([]);
});

const fail = (): never => {
  throw new Error('no style sheet');
};
