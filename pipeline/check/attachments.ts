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
import { type Paper, type Papers, type PaperYear, papers } from '@/lib/papers';
import { type Finding, inspectPhoto, type Size } from './photoFiles';

/** A file that the content names, and where. */
export type Mention = { file: string; source: Source; path: PropertyKey[] };

/** A paper that the list of a year asks for, without anybody having typed its name. */
type PaperMention = Mention & {
  promised?: {
    /** Where the year stands in the list, and what it is called. */
    row: PropertyKey[];
    year: string;
    /** What to change in the list when there is no such paper: `haal LM weg …`. */
    orElse: string;
  };
};

/** Every photo that the content names, in the order of the files; also beside other mistakes. */
export function photoMentions(sources: Sources): Mention[] {
  return mentions(sources, (name, path, value) =>
    isPhotoField(name, path) && typeof value === 'string' && value ? [value] : [],
  );
}

/** Every PDF that the content promises through a year and an insurer, or links to from a text. */
export function documentMentions(sources: Sources): PaperMention[] {
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

/** The list of papers, also when another file has mistakes; undefined when it has some itself. */
export function papersIn({ documents: source }: Sources): (Papers & { source: Source }) | undefined {
  const list = documentsFile.safeParse(source?.value);
  return source && list.success ? { ...papers(list.data), source } : undefined;
}

function promised(sources: Sources): PaperMention[] {
  const list = papersIn(sources);
  if (!list) return [];
  const { medical, camps, fees, source } = list;
  const mention = ({ path, place }: Paper): Mention => ({ file: path, source, path: [...place] });
  const ofYear = ({ year, insurers, neutral }: PaperYear): PaperMention[] => {
    const asked = (paper: Paper, orElse: string): PaperMention => ({
      ...mention(paper),
      promised: { row: paper.place.slice(0, 2), year, orElse },
    });
    const insured = insurers.flatMap(({ name, boys, girls }) => {
      const without = (only: string) =>
        boys && girls
          ? `haal ${name} bij ${year} uit ziekenfondsen weg (of zet ${name} daar bij ${only}, of bij volgt als het nog komt)`
          : `haal ${name} daar bij ${year} weg`;
      return [
        ...(boys && !boys.expected ? [asked(boys, without('enkelMeisjes'))] : []),
        ...(girls && !girls.expected ? [asked(girls, without('enkelJongens'))] : []),
      ];
    });
    return [
      ...insured,
      ...(neutral && !neutral.expected
        ? [asked(neutral, `schrijf bij ${year} neutraal: nee (of neutraal: volgt als het nog komt)`)]
        : []),
    ];
  };
  return [...(medical ? [mention(medical)] : []), ...[...camps, ...fees].flatMap(ofYear)];
}

function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address; // a stray %: no such file
  }
}

/** Photos that were found good, by their path below `content/fotos`. */
export type GoodPhotos = Record<
  string,
  Size & { /** Size (bytes) and time (ms) of the file then. */ seen: string }
>;

/**
 * Checks that the photos exist, by their names, and can be decoded. A bad file is told once. One that is as it was
 * when it was found good is not opened; those that are found good now are added.
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
  const absent = missingFiles(named, new Set(onDisk.keys()), 'content/fotos');
  const wrong = await inspected(named, onDisk, async (photo, file) => {
    const { size, mtimeMs } = statSync(path.join(folder, file));
    const seen = `${size} ${mtimeMs}`;
    if (good[photo]?.seen === seen) return undefined;
    const looked = await inspectPhoto(contentDir, file);
    if (looked.wrong) return looked.wrong;
    good[photo] = { width: looked.width, height: looked.height, seen };
    return undefined;
  });
  return [...absent, ...wrong];
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

/** Checks that the documents exist, by their exact names, and are PDFs. */
export async function documentProblems(
  publicDir: string,
  mentions: readonly PaperMention[],
): Promise<Problem[]> {
  const folder = path.join(publicDir, 'documents');
  const existing = new Set(filesIn(folder));
  const inList = mentions.filter(({ promised }) => promised);
  const typed = mentions.filter(({ promised }) => !promised);
  const absent = [...missingPapers(inList, existing), ...missingFiles(typed, existing, 'public/documents')];
  const onDisk = new Map([...existing].map((file) => [file, file]));
  const wrong = await inspected(mentions, onDisk, async (document) => {
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
  return [...absent, ...wrong];
}

/** Papers of the list that are not there. What to do is to put them there: no other paper can stand in for one. */
function missingPapers(mentions: readonly PaperMention[], existing: ReadonlySet<string>): Problem[] {
  const told = new Set<string>();
  return mentions.flatMap(({ file, source, path: place, promised }) => {
    if (!promised || existing.has(file)) return [];
    const { row, year, orElse } = promised;
    const folder = path.posix.dirname(file);
    const beside = [...existing].filter((one) => path.posix.dirname(one) === folder);
    if (beside.length === 0) {
      if (told.has(folder)) return [];
      told.add(folder);
      const wanted = mentions.filter((one) => path.posix.dirname(one.file) === folder);
      return problemAt(source, row, {
        found: `${year}, maar de map public/documents/${folder} is er niet, of is leeg`,
        expected: `de map public/documents/${folder} met ${wanted.length === 1 ? 'het papier' : `${wanted.length} papieren, zoals`} ${path.posix.basename(file)}`,
        advice: `maak in public/documents de map ${folder} en zet de papieren erin, of haal ${year} uit deze lijst weg (komen ze nog, zet de ziekenfondsen dan bij volgt)`,
      });
    }
    const promisedThere = new Set(mentions.map((one) => one.file));
    const meant = nearestFile(
      file,
      beside.filter((one) => !promisedThere.has(one)),
    );
    const name = path.posix.basename(file);
    return problemAt(source, place, {
      found: meant ? `${file}; dat bestand is er niet, wel ${meant.path}` : `${file}; dat bestand is er niet`,
      expected: `een bestand met precies deze naam in de map public/documents`,
      advice: meant
        ? `geef ${meant.path} de naam ${name} (${meant.why})`
        : `zet ${name} in de map public/documents/${folder}, of ${orElse}`,
    });
  });
}

/** Files that somebody named and that are not there, with the one that was probably meant. */
function missingFiles(
  mentions: readonly Mention[],
  existing: ReadonlySet<string>,
  folder: string,
): Problem[] {
  const [first] = mentions;
  if (first && existing.size === 0) {
    const found = 'een lege map, of geen map met deze naam';
    const expected = `de map ${folder} met ${mentions.length === 1 ? first.file : `alle bestanden, zoals ${first.file}`}`;
    return [problemAt(first.source, first.path, { found, expected, advice: `zet de map ${folder} terug` })];
  }
  const named = new Set(mentions.map(({ file }) => file));
  const unused = [...existing].filter((file) => !named.has(file));
  // The portrait that somebody else has is never the one that was meant.
  const mayBe = (place: Mention['path']) => (place.includes('leiding') ? unused : existing);
  return mentions
    .filter(({ file }) => !existing.has(file))
    .map(({ file, source, path }) => {
      const meant = nearestFile(file, existing, mayBe(path));
      return problemAt(source, path, {
        found: meant
          ? `${file}; dat bestand is er niet, wel ${meant.path}`
          : `${file}; dat bestand is er niet`,
        expected: `een bestand met precies deze naam in de map ${folder}`,
        advice: meant
          ? `schrijf ${meant.path} (${meant.why}) of geef het bestand de naam ${file}`
          : `zet het bestand in de map ${folder}, of verbeter de naam`,
      });
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
