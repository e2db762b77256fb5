import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Mention } from '@/lib/content/check/mentions';
import { type Problem, quote } from '@/lib/content/problem';
import { problemAt } from '@/lib/content/yaml/source';
import { filesIn } from '@/lib/files/files';
import { type Finding, inspectPhoto, type Size } from './photoFiles';

/** Photos that were found good, by their path below `content/fotos`. */
export type GoodPhotos = Record<
  string,
  Size & { /** Size (bytes) and time (ms) of the file then. */ seen: string }
>;

/**
 * Checks that the photos that are there can be decoded. A bad file is told once. One that is as it was when it was found
 * good is not opened; those that are found good now are added.
 */
export async function photoProblems(
  contentDir: string,
  mentions: readonly Mention[],
  good: GoodPhotos,
): Promise<Problem[]> {
  const folder = path.join(contentDir, 'fotos');
  // A Mac and some zip files write an accent as a sign of its own: the pipeline takes both for the same name.
  const onDisk = new Map(filesIn(folder).map((file) => [file.normalize('NFC'), file]));
  const named = mentions.map((mention) => ({ ...mention, file: mention.file.normalize('NFC') }));
  return inspected(named, onDisk, async (photo, file) => {
    const { size, mtimeMs } = statSync(path.join(folder, file));
    const seen = `${size} ${mtimeMs}`;
    if (good[photo]?.seen === seen) return undefined;
    const looked = await inspectPhoto(contentDir, file);
    if (looked.wrong) return looked.wrong;
    good[photo] = { width: looked.width, height: looked.height, seen };
    return undefined;
  });
}

/** CSS px at which a photo is shown large, and a portrait; below it, it is drawn larger than it is. */
const sharpFrom = { photo: 800, portrait: 300 };

/** Photos that are good, but too small to be sharp on the page: one Dutch line each, in the order of the content. */
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

/** Checks that the papers that are there are PDFs. */
export async function documentProblems(publicDir: string, mentions: readonly Mention[]): Promise<Problem[]> {
  const folder = path.join(publicDir, 'documents');
  const onDisk = new Map(filesIn(folder).map((file) => [file, file]));
  return inspected(mentions, onDisk, async (document) => {
    const handle = await open(path.join(folder, document));
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

/** Opens each file that is there once, a few at a time. */
async function inspected(
  mentions: readonly Mention[],
  onDisk: ReadonlyMap<string, string>,
  inspect: (name: string, file: string) => Promise<Finding | undefined>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const queue = [
    ...new Map(mentions.filter(({ file }) => onDisk.has(file)).map((one) => [one.file, one])).values(),
  ];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const file = onDisk.get(next.file) ?? next.file;
      const finding = await inspect(next.file, file).catch(() => unreadable(next.file));
      if (finding) problems.push(problemAt(next.source, next.path, finding));
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return problems;
}

const unreadable = (file: string): Finding => ({
  found: `${file}, een bestand dat niet te openen is`,
  expected: 'een bestand dat elk programma mag lezen',
  advice: 'kijk of het bestand niet beveiligd of in gebruik is',
});
