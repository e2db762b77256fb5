/** @jest-environment node */
import { statSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '@/lib/files/testing/testFolder';
import { migrateContent, remarksFile, remarksIn } from './migrateContent';

/** A format 2 that there is not: `titel` is called `kop`. */
jest.mock('@/lib/content/migrations/formats', () => {
  const { renamed } = jest.requireActual('@/lib/content/migrations/edits');
  return {
    migrations: [
      (texts: Record<string, string>) => ({
        texts: { ...texts, 'home.yaml': renamed(texts['home.yaml'] ?? '', ['titel'], 'kop') },
        remarks: [{ file: 'content/home.yaml', advice: 'kijk het na' }],
      }),
    ],
  };
});

const { at, read, write } = testFolder();

test('content files are brought to the newest format; others are not written', () => {
  write('content/site.yaml', '\ufeffnaam: KLJ\r\n');
  write('content/home.yaml', '# van ons\ntitel: Welkom\n');
  write('content/contact.yaml', 'kop: Bel\n');
  write('content/LEESMIJ.md', 'titel: nee\n');
  const { mtimeMs } = statSync(at('content/contact.yaml'));
  expect(migrateContent(at('content'))).toEqual([{ file: 'content/home.yaml', advice: 'kijk het na' }]);
  expect(read('content/home.yaml')).toBe('# van ons\nkop: Welkom\n');
  expect(read('content/site.yaml')).toMatch(/^\ufeffnaam: KLJ\r\n\r\n# .*\r\nformaat: 2\r\n$/);
  expect(read('content/LEESMIJ.md')).toBe('titel: nee\n');
  expect(statSync(at('content/contact.yaml')).mtimeMs).toBe(mtimeMs);
  expect(migrateContent(at('content'))).toEqual([]);
});

test('remarks are found where earlier and later versions write them', () => {
  const remarks = [{ file: 'content/home.yaml', advice: 'kijk het na' }];
  write('.cache/migratie.json', JSON.stringify(remarks));
  expect(remarksIn(at())).toEqual(remarks);
  expect(remarksFile).toBe(path.join('.cache', 'migratie.json'));
});

test('a file that is not in UTF-8 stops it before anything is written', () => {
  write('content/home.yaml', 'titel: Welkom\n');
  write('content/site.yaml', Buffer.from([0x6e, 0x3a, 0x20, 0xe9]));
  expect(() => migrateContent(at('content'))).toThrow(/content\/site\.yaml kan niet gelezen worden/);
  expect(read('content/home.yaml')).toBe('titel: Welkom\n');
});
