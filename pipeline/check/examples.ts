import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fieldName } from '@/lib/content/problem';
import { sourcesIn } from '@/lib/content/read';
import { filesIn } from '@/lib/files';

/** A value that was invented for the example group and must not be published. Without line: a whole PDF. */
export type Example = { file: string; line?: number; field?: string | undefined; value: string };

/**
 * Finds every value that is still an example, in the content files and in the papers: `.example` addresses,
 * phone numbers 0400 00 00 .., identifiers that end in `_voorbeeld`, the surname Voorbeeld, the postcodes 9998
 * and 9999, round coordinates, and PDFs that call themselves an example. Files that cannot be read are passed over.
 */
export function findExamples({
  contentDir,
  publicDir,
}: {
  contentDir: string;
  publicDir: string;
}): Example[] {
  const values = Object.values(sourcesIn(contentDir)).flatMap(({ file, values }) =>
    [...values()].flatMap(({ path, value, line }) =>
      isExample(String(path.at(-1)), value)
        ? [{ file, line, field: fieldName(path), value: String(value) }]
        : [],
    ),
  );
  return [...values, ...examplePapers(path.join(publicDir, 'documents'))];
}

function isExample(field: string, value: unknown): boolean {
  switch (field) {
    case 'postcode':
      return /^999[89]$/.test(String(value));
    case 'breedtegraad':
    case 'lengtegraad':
      return Number.isInteger(value);
    case 'telefoon':
      return /^(?:0|\+32)400000/.test(String(value).replace(/[^\d+]/g, ''));
  }
  return typeof value === 'string' && /\.example\b|_voorbeeld$|\bVoorbeeld$/.test(value);
}

/** PDFs write the texts about themselves as Latin-1 or as UTF-16 (ISO 32000-1, 7.9.2). */
const marks = [Buffer.from('Voorbeeld', 'latin1'), Buffer.from('Voorbeeld', 'utf16le').swap16()];

function examplePapers(folder: string): Example[] {
  return filesIn(folder)
    .filter((file) => /\.pdf$/i.test(file))
    .filter((file) => {
      const bytes = readFileSync(path.join(folder, file));
      return marks.some((mark) => bytes.includes(mark));
    })
    .map((file) => ({ file: `public/documents/${file}`, value: 'een voorbeeldformulier' }));
}
