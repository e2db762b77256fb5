import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { checkContent } from '@/lib/content/check/check';
import { isKnown, secretFields } from '@/lib/content/check/embargo';
import { buildDay } from '@/lib/dates/buildDay';
import { filesIn } from '@/lib/files/files';
import { slug } from '@/lib/text/slug';
import { test } from '../../group';
import { exampleTexts } from '../../groups/exampleGroup';

/** Every file of an export that is text, by its name: its words in small letters, with long lines of calendars in one. */
function textsOf(exportFolder: string): [file: string, text: string][] {
  return filesIn(exportFolder)
    .filter((file) => !/\.(?:avif|jpg|png|pdf|ico|woff2|gz|br|wasm)$/.test(file))
    .map((file) => {
      const text = readFileSync(join(exportFolder, file), 'utf8');
      return [file, `${file}\n${text.replace(/\r\n /g, '')}`.toLowerCase()];
    });
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

test('what is still secret is in no file of the export, by no phrase, word, anchor or UID; its hours and what to bring are', {
  tag: ['@once', '@core'],
}, ({ exportFolder }) => {
  const programme = checkContent(exampleTexts('full')).content?.programme?.programma ?? [];
  const secrets = programme.filter(({ geheimTot }) => geheimTot && !isKnown(geheimTot, buildDay()));
  const published = programme.filter(({ geheimTot }) => geheimTot && isKnown(geheimTot, buildDay()));
  expect([...secrets, ...published]).toHaveLength(2);
  const fieldsOf = (entry: object) =>
    Object.entries(entry).flatMap(([field, value]) => (secretFields.includes(field) ? String(value) : []));
  const phrases = secrets.flatMap(fieldsOf).flatMap((phrase) => [phrase.toLowerCase(), slug(phrase)]);
  const all = Object.values(exampleTexts('full')).join('\n');
  const others = new Set(
    wordsIn(secrets.flatMap(fieldsOf).reduce((text, field) => text.replace(field, ''), all)),
  );
  const words = phrases.flatMap(wordsIn).filter((word) => !others.has(word));
  expect(words).toEqual(expect.arrayContaining(secrets.length > 0 ? ['kanosteiger'] : []));

  const files = textsOf(exportFolder);
  expect(files.map(([file]) => file)).toEqual(
    expect.arrayContaining([
      'programma/index.html',
      'programma/kwakers.ics',
      'beheer/inhoud.json',
      'sitemap.xml',
    ]),
  );
  const found = files.flatMap(([file, text]) => {
    const own = new Set(file.endsWith('.js') ? [] : wordsIn(text)); // the editor's scripts have words of their own
    return [
      ...phrases.filter((phrase) => text.includes(phrase)),
      ...words.filter((word) => own.has(word)),
    ].map((trace) => `${file}: ${trace}`);
  });
  expect(found).toEqual([]);
  for (const { wat } of published)
    expect(
      files.filter(([, text]) => text.includes(wat.toLowerCase())),
      wat,
    ).not.toEqual([]);
  const page = files.find(([file]) => file === 'programma/index.html')?.[1];
  if (secrets.length > 0) expect(page).toContain('blijft een verrassing');
  for (const thing of secrets.flatMap(({ mee = [] }) => mee)) expect(page).toContain(thing);
});
