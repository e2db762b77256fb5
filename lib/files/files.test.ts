/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fileNamed } from './files';
import { testFolder } from './testing/testFolder';

const folder = testFolder();

test.each(['NFC', 'NFD'] as const)(
  'a file whose accents are written as %s is found by both notations of its name',
  (form) => {
    const written = 'leiding/Zoë één.jpg'.normalize(form);
    folder.write(written, 'photo');
    for (const asked of ['NFC', 'NFD'] as const) {
      const found = fileNamed(folder.at(), written.normalize(asked));
      expect(readFileSync(folder.at(found), 'utf8')).toBe('photo');
    }
    expect(fileNamed(folder.at(), 'leiding/nel.jpg')).toBe('leiding/nel.jpg');
  },
);
