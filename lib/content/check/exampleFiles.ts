import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '@/lib/files/files';
import type { ExampleGroup } from './examples';

type Folders = { contentDir: string; publicDir: string };

/** Returns the photos of the example group, by path below `content/fotos`. */
export function examplePhotos({ contentDir }: Folders, { photos }: ExampleGroup): string[] {
  const folder = path.join(contentDir, 'fotos');
  return filesIn(folder).filter((file) => photos.includes(digest(readFileSync(path.join(folder, file)))));
}

/** Returns the PDFs with the word Voorbeeld in their metadata, by path below `public/documents`. */
export function exampleDocuments({ publicDir }: Folders): string[] {
  const folder = path.join(publicDir, 'documents');
  return filesIn(folder)
    .filter((file) => /\.pdf$/i.test(file))
    .filter((file) => {
      const bytes = readFileSync(path.join(folder, file));
      return exampleWords.some((word) => bytes.includes(word));
    });
}

/** Returns the digest of a file or text of the example group. */
export const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

/** The metadata of PDFs is Latin-1 or UTF-16 (ISO 32000-1, 7.9.2). */
const exampleWords = [Buffer.from('Voorbeeld', 'latin1'), Buffer.from('Voorbeeld', 'utf16le').swap16()];
