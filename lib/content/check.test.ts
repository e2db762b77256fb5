/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { groupFolder } from '@/e2e/groups/exampleGroup';
import { checkContent, type Texts } from './check';
import { fileNames } from './schemas';

/** The content of the full example group, as an editor in a browser would hold it. */
const texts: Texts = Object.fromEntries(
  Object.values(fileNames).map((name) => [
    name,
    readFileSync(path.join(groupFolder('full'), 'content', name), 'utf8'),
  ]),
);

test('the texts of all files make content', () => {
  expect(checkContent(texts).content?.camp.kamp.plaats.town).toBe('Elzenmeer');
});

test('a mistake is told with its file and line, without any disk', () => {
  const { problems } = checkContent({
    ...texts,
    'verhuur.yaml': texts['verhuur.yaml']?.replace(/^kop: .*/m, 'kop:') ?? '',
  });
  expect(problems).toMatchObject([{ file: 'content/verhuur.yaml', line: 3, field: 'kop' }]);
});

test('a text that is not there is told once, with what it may be called now', () => {
  const { 'home.yaml': home = '', ...others } = texts;
  expect(checkContent({ ...others, 'Home.yml': home }).problems).toMatchObject([
    { file: 'content/home.yaml', found: 'geen bestand met deze naam, wel Home.yml' },
  ]);
});

test('a file that could not be read is told as what it is, not as missing', () => {
  const { 'home.yaml': _, ...others } = texts;
  const unreadable = { file: 'content/home.yaml', expected: 'een tekst', advice: 'bewaar het opnieuw' };
  expect(checkContent(others, [unreadable]).problems).toEqual([unreadable]);
});
