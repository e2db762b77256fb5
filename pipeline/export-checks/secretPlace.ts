import { extname } from 'node:path';
import { hasWord, secretPlaceWords } from '@/lib/content/check/embargo';
import { contentFiles, contentPath } from '@/lib/content/schemas/files';
import { buildDay } from '@/lib/dates/buildDay';
import { isText } from '@/lib/hosting/mimeTypes';
import type { Export } from './export';
import { codeProblem } from './problem';

/** Reports files that name where the camp is while it is secret: pages, their data, calendars and the texts of the editor. */
export function publishedSecretPlace({ files, read, sources }: Export) {
  const named = contentFiles.map((name) => [name, sources.find(({ file }) => file === contentPath(name))]);
  const secret = secretPlaceWords(Object.fromEntries(named), buildDay());
  if (secret.length === 0) return [];
  const words = [...new Set([...secret, ...secret.map(inHtml)])];
  return [...files]
    .filter((file) => (isText(file) && !['.js', '.css'].includes(extname(file))) || extname(file) === '.ics')
    .flatMap((file) => {
      const text = read(file)
        .toString()
        .replace(/\r?\n /g, ''); // calendars fold their lines
      return words.some((word) => hasWord(text, word))
        ? [codeProblem(`/${file}`, 'dit bestand verklapt waar het kamp is, en dat is nog geheim')]
        : [];
    });
}

/** As React writes a text in HTML. */
const inHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/'/g, '&#x27;').replace(/"/g, '&quot;');
