/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { newsFile, newsIn, newsSince } from './news';
import { version } from './version';

const own = readFileSync(newsFile, 'utf8');

const written = `# Nieuw

## 10.0.0 – 3 maart 2027

### Wat zien ouders?

- Een **kaart**
  van het lokaal.
- Foto's.

### Wat moet jij doen?

Niets.

### Wat is beter?

- Sneller.

## 9.1.0 – 1 februari 2027

### Wat zien ouders?

Niets.

### Wat moet jij doen?

Niets.

### Wat is beter?

- Trager.
`;

test('this version, and each before it, tells what parents see, what to do and what is better', () => {
  const versions = newsIn(own).map((news) => news.version);
  expect(versions).toContain(version.program); // the next one may stand above it
  expect(versions.at(-1)).toBe('1.0.0');
});

test('news has the version, the day and its three parts, an item each on one line', () => {
  expect(newsIn(written)[0]).toEqual({
    version: '10.0.0',
    date: '3 maart 2027',
    parents: ['Een **kaart** van het lokaal.', "Foto's."],
    todo: ['Niets.'],
    better: ['Sneller.'],
  });
  expect(newsIn(written.replaceAll('\n', '\r\n'))).toEqual(newsIn(written));
});

test('news since a version is that of later ones, by number', () => {
  expect(newsSince(written, '9.0.9').map((news) => news.version)).toEqual(['10.0.0', '9.1.0']);
  expect(newsSince(written, '9.1.0').map((news) => news.version)).toEqual(['10.0.0']);
  expect(newsSince(written, '10.0.0')).toEqual([]);
});

test.each([
  [
    'a part',
    written.replace('### Wat moet jij doen?\n\nNiets.', ''),
    /10\.0\.0 does not tell “Wat moet jij doen\?”/,
  ],
  ['words below a part', written.replace('- Sneller.\n', ''), /10\.0\.0 does not tell “Wat is beter\?”/],
  ['the day', written.replace(' – 3 maart 2027', ''), /“10\.0\.0” is no version with a date/],
])('a version without %s is refused', (_what, text, message) => {
  expect(() => newsIn(text)).toThrow(message);
});
