import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { fieldName } from '@/lib/content/problem';
import { sourcesIn } from '@/lib/content/read';
import type { Source } from '@/lib/content/source';
import { filesIn } from '@/lib/files';
import exampleGroup from './exampleGroup.json';

/** Something that was invented for the example group and must not be published. Without line: a whole file. */
export type Example = { file: string; line?: number; field?: string | undefined; value: string };

/**
 * The group that stands in `content/` until another one puts itself there: words that only it uses, and the first 16 digits of the
 * SHA-256 of its photos, and of the names of each team of leaders, joined by a comma and a space.
 */
export type ExampleGroup = {
  names: readonly string[];
  photos: readonly string[];
  leaders: readonly string[];
};

/**
 * Finds everything that is still an example, in the content files, photos and papers: `.example` addresses, phone numbers
 * 0400 00 00 .., identifiers that end in `_voorbeeld`, the surname Voorbeeld, the postcodes 9998 and 9999, round
 * coordinates, PDFs that call themselves an example, and what belongs to the example group: its name and town, its photos,
 * its teams of leaders. Files that cannot be read are passed over.
 */
export function findExamples(
  { contentDir, publicDir }: { contentDir: string; publicDir: string },
  group: ExampleGroup = exampleGroup,
): Example[] {
  const sources = sourcesIn(contentDir);
  const isName = namesOf(group, sources.site?.value);
  const values = Object.values(sources).flatMap(({ file, values }) =>
    [...values()].flatMap(({ path, value, line }) =>
      isExample(String(path.at(-1)), value) || isName(value)
        ? [{ file, line, field: fieldName(path), value: String(value) }]
        : [],
    ),
  );
  return [
    ...values,
    ...[sources.boys, sources.girls].flatMap((source) => (source ? exampleTeams(source, group) : [])),
    ...examplePhotos(path.join(contentDir, 'fotos'), group),
    ...examplePapers(path.join(publicDir, 'documents')),
  ];
}

/** Whether a text speaks of the example group. A real group that bears its name, in another town, may keep it. */
function namesOf({ names }: ExampleGroup, site: unknown): (value: unknown) => boolean {
  const [name = '', town = ''] = names;
  const { naam, gemeente } = siteNames.catch({ naam: '', gemeente: '' }).parse(site);
  const isReal = naam.includes(name) && !gemeente.includes(town);
  const invented = isReal ? [town] : [name, town];
  return (value) => typeof value === 'string' && invented.some((word) => word !== '' && value.includes(word));
}

const siteNames = z.object({ naam: z.string(), gemeente: z.string() });
const teams = z.object({ groepen: z.array(z.object({ leiding: z.array(z.object({ naam: z.string() })) })) });

/** Teams of leaders that are, name by name, those of the example group. */
function exampleTeams(source: Source, { leaders }: ExampleGroup): Example[] {
  const { groepen } = teams.catch({ groepen: [] }).parse(source.value);
  return groepen.flatMap(({ leiding }, index) => {
    const names = leiding.map(({ naam }) => naam).join(', ');
    const path = ['groepen', index, 'leiding'];
    return leaders.includes(digest(names))
      ? [{ file: source.file, line: source.lineOf(path), field: fieldName(path), value: names }]
      : [];
  });
}

function examplePhotos(folder: string, { photos }: ExampleGroup): Example[] {
  return filesIn(folder)
    .filter((file) => photos.includes(digest(readFileSync(path.join(folder, file)))))
    .map((file) => ({ file: `content/fotos/${file}`, value: 'een voorbeeldfoto' }));
}

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

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
