import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Sources } from '@/lib/content/check';
import { isPhotoField } from '@/lib/content/kinds';
import { nearestFile } from '@/lib/content/nearest';
import { type Problem, quote } from '@/lib/content/problem';
import { contentFiles, documentsFile, type FileName } from '@/lib/content/schemas';
import { problemAt, type Source } from '@/lib/content/source';
import { filesIn } from '@/lib/files';
import { allPapers, papers } from '@/lib/papers';
import { inspectPhoto } from './photoFiles';

/** A file that the content names, and where. */
type Mention = { file: string; source: Source; path: PropertyKey[] };

/** Every photo that the content names, in the order of the files; also beside other mistakes. */
export function photoMentions(sources: Sources): Mention[] {
  return mentions(sources, (name, path, value) =>
    isPhotoField(name, path) && typeof value === 'string' && value ? [value] : [],
  );
}

/** Every PDF that the content promises through a year and an insurer, or links to from a text. */
export function documentMentions(sources: Sources): Mention[] {
  const linked = mentions(sources, (_name, _path, value) =>
    [...String(value).matchAll(/\]\(\/documents\/([^)]+)\)/g)].map(([, file = '']) => decoded(file)),
  );
  return [...promised(sources), ...linked];
}

type Named = (name: FileName, path: readonly PropertyKey[], value: unknown) => string[];

const mentions = (sources: Sources, named: Named): Mention[] =>
  contentFiles.flatMap((name) => {
    const source = sources[name];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) =>
      named(name, path, value).map((file) => ({ file, source, path })),
    );
  });

/** The list of papers, also when another file has mistakes. */
function promised({ documents: source }: Sources): Mention[] {
  const list = documentsFile.safeParse(source?.value);
  if (!source || !list.success) return [];
  return allPapers(papers(list.data)).map(({ path, place }) => ({ file: path, source, path: [...place] }));
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address; // a stray %: no such file
  }
}

/** Photos that were found good, by their path below `content/fotos`: the size (bytes) and time (ms) they had then. */
export type GoodPhotos = Record<string, string>;

/**
 * Checks that the photos exist, by their exact names, and can be decoded. A bad file is told once. One that is as it was
 * when it was found good is not opened; those that are found good now are added.
 */
export async function photoProblems(
  contentDir: string,
  mentions: readonly Mention[],
  good: GoodPhotos,
): Promise<Problem[]> {
  const folder = path.join(contentDir, 'fotos');
  return checkFiles(mentions, new Set(filesIn(folder)), 'content/fotos', async (photo) => {
    const { size, mtimeMs } = statSync(path.join(folder, photo));
    const now = `${size} ${mtimeMs}`;
    if (good[photo] === now) return undefined;
    const finding = await inspectPhoto(contentDir, photo);
    if (!finding) good[photo] = now;
    return finding;
  });
}

/** Checks that the documents exist, by their exact names, and are PDFs. */
export async function documentProblems(publicDir: string, mentions: readonly Mention[]): Promise<Problem[]> {
  const folder = path.join(publicDir, 'documents');
  return checkFiles(mentions, new Set(filesIn(folder)), 'public/documents', async (document) => {
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

type Finding = Pick<Problem, 'found' | 'expected' | 'advice'>;

async function checkFiles(
  mentions: readonly Mention[],
  existing: ReadonlySet<string>,
  folder: string,
  inspect: (file: string) => Promise<Finding | undefined>,
): Promise<Problem[]> {
  const [first] = mentions;
  if (first && existing.size === 0) {
    const found = 'een lege map, of geen map met deze naam';
    const expected = `de map ${folder} met ${mentions.length === 1 ? first.file : `alle bestanden, zoals ${first.file}`}`;
    return [problemAt(first.source, first.path, { found, expected, advice: `zet de map ${folder} terug` })];
  }
  const absent = mentions.filter(({ file }) => !existing.has(file));
  const present = new Map(mentions.filter(({ file }) => existing.has(file)).map((one) => [one.file, one]));
  const problems = absent.map(({ file, source, path }) => {
    const meant = nearestFile(file, existing);
    return problemAt(source, path, {
      found: meant ? `${file}; dat bestand is er niet, wel ${meant.path}` : `${file}; dat bestand is er niet`,
      expected: `een bestand met precies deze naam in de map ${folder}`,
      advice: meant
        ? `schrijf ${meant.path} (${meant.why}) of geef het bestand de naam ${file}`
        : `zet het bestand in de map ${folder}, of verbeter de naam`,
    });
  });
  const queue = [...present.values()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const finding = await inspect(next.file).catch(() => unreadable(next.file));
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
