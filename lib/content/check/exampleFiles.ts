import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files';
import type { ExampleGroup } from './examples';

type Folders = { contentDir: string; publicDir: string };

/** The photos of the example group, by their path below `content/fotos`. */
export function examplePhotos({ contentDir }: Folders, { photos }: ExampleGroup): string[] {
  const folder = path.join(contentDir, 'fotos');
  return filesIn(folder).filter((file) => photos.includes(digest(readFileSync(path.join(folder, file)))));
}

/** PDFs that call themselves an example, by their path below `public/documents`. */
export function exampleDocuments({ publicDir }: Folders): string[] {
  const folder = path.join(publicDir, 'documents');
  return filesIn(folder)
    .filter((file) => /\.pdf$/i.test(file))
    .filter((file) => {
      const bytes = readFileSync(path.join(folder, file));
      return marks.some((mark) => bytes.includes(mark));
    });
}

/** As the digests of the example group are taken. */
export const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

/** PDFs write the texts about themselves as Latin-1 or as UTF-16 (ISO 32000-1, 7.9.2). */
const marks = [Buffer.from('Voorbeeld', 'latin1'), Buffer.from('Voorbeeld', 'utf16le').swap16()];
