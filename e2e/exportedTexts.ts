import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { filesIn } from '@/lib/files/files';

const readable = ['.html', '.txt', '.js', '.css', '.xml', '.ics', '.json', '.webmanifest', '.svg', ''];

/** The files of an export that hold one of these words, as `file: word`. */
export const filesWith = (exportFolder: string, words: readonly string[]): string[] =>
  filesIn(exportFolder)
    .filter((file) => readable.includes(extname(file)))
    .flatMap((file) => {
      const text = readFileSync(join(exportFolder, file), 'utf8');
      return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
