import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Mention } from '@/lib/content/check/mentions';
import { problemAt } from '@/lib/content/check/problemAt';
import { type Problem, quote } from '@/lib/content/problem';
import { filesIn } from '@/lib/files/files';
import { type FileProblem, inspectPhoto, type Seen } from './photoFiles';

/** Valid photos, by their path below `content/fotos`. */
export type GoodPhotos = Record<
  string,
  Seen & { /** Size (bytes) and time (ms) of the file then. */ seen: string }
>;

/**
 * Decodes the photos that exist and reports each bad one once. Skips a file whose size and time are those of `good`, and adds
 * to `good` what decodes.
 */
export async function photoProblems(
  contentDir: string,
  mentions: readonly Mention[],
  good: GoodPhotos,
): Promise<Problem[]> {
  const folder = path.join(contentDir, 'fotos');
  const named = mentions.map((mention) => ({ ...mention, file: mention.file.normalize('NFC') }));
  return inspected(named, byName(folder), async (photo, file) => {
    const { size, mtimeMs } = statSync(path.join(folder, file));
    const seen = `${size} ${mtimeMs}`;
    if (good[photo]?.seen === seen) return undefined;
    const looked = await inspectPhoto(contentDir, file);
    if (looked.problem) return looked.problem;
    const { problem: _, ...known } = looked;
    good[photo] = { ...known, seen };
    return undefined;
  });
}

/** The files below a folder by their names in NFC: a Mac and some zip files write an accent as a character of its own. */
const byName = (folder: string) => new Map(filesIn(folder).map((file) => [file.normalize('NFC'), file]));

/** The largest side on a page in CSS px; a smaller photo is scaled up. */
const sharpFrom = { photo: 800, portrait: 300 };

/** Remarks on photos that are too small to be sharp on the page: one Dutch line each, in the order of the content. */
export function smallPhotos(mentions: readonly Mention[], good: GoodPhotos): string[] {
  const lines = mentions.flatMap(({ file, path }) => {
    const size = good[file.normalize('NFC')];
    const atLeast = path.includes('leiding') ? sharpFrom.portrait : sharpFrom.photo;
    return size && Math.max(size.width, size.height) < atLeast
      ? [
          `content/fotos/${file} is maar ${size.width} × ${size.height} pixels groot en zal wazig zijn: zoek de foto zoals ze uit het toestel kwam (chatprogramma’s maken ze kleiner).`,
        ]
      : [];
  });
  return [...new Set(lines)];
}

/** Remarks on photos that say where they were taken: one Dutch line each. The pages do not; the files in the project do. */
export const photosWithPlace = (mentions: readonly Mention[], good: GoodPhotos): string[] =>
  [...new Set(mentions.map(({ file }) => file))]
    .filter((file) => good[file.normalize('NFC')]?.place)
    .map(
      (file) =>
        `content/fotos/${file} zegt op welke plaats ze genomen is. Op de site staat dat niet, in het bestand wel, en dat kan iedereen lezen als jullie project openbaar is: kies de foto opnieuw in het beheer, dan is het eruit.`,
    );

/** Reports documents that are not PDFs. */
export async function documentProblems(publicDir: string, mentions: readonly Mention[]): Promise<Problem[]> {
  const folder = path.join(publicDir, 'documents');
  return inspected(mentions, byName(folder), async (document, file) => {
    const handle = await open(path.join(folder, file));
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
      const start = buffer.toString('latin1', 0, bytesRead);
      if (start.startsWith('%PDF-')) return undefined;
      return {
        found: start ? `${document}, dat begint met “${quote(start)}”` : `${document}, een leeg bestand`,
        expected: 'een echte pdf',
        advice:
          'open het papier en bewaar of exporteer het als pdf: alleen de naam veranderen maakt er geen pdf van',
      };
    } finally {
      await handle.close();
    }
  });
}

/** Opens each existing file once, four at a time. */
async function inspected(
  mentions: readonly Mention[],
  onDisk: ReadonlyMap<string, string>,
  inspect: (name: string, file: string) => Promise<FileProblem | undefined>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const queue = [
    ...new Map(mentions.filter(({ file }) => onDisk.has(file)).map((one) => [one.file, one])).values(),
  ];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const file = onDisk.get(next.file) ?? next.file;
      const problem = await inspect(next.file, file).catch(() => unreadable(next.file));
      if (problem) problems.push(problemAt(next.source, next.path, problem));
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return problems;
}

const unreadable = (file: string): FileProblem => ({
  found: `${file}, een bestand dat niet te openen is`,
  expected: 'een bestand dat elk programma mag lezen',
  advice: 'kijk of het bestand niet beveiligd of in gebruik is',
});
