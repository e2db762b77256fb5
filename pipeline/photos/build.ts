import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { filesIn } from '@/lib/files/files';
import type { PhotoManifest } from '@/lib/photos/manifest';
import { type Format, type PhotoRecord, variantName } from '@/lib/photos/variants';
import { photoSlug } from '@/lib/text/slug';
import { type Encoded, encodePhoto } from './encode';
import { isPhotoName } from './kinds';
import { heavyMegapixels, maxMegapixels, type PhotoSettings, photoSettings } from './settings';

type PhotoFolders = {
  /** Originals, in any subfolders: `content/fotos`. */
  originals: string;
  /** Photos to make, by their path below `originals` in NFC; others are skipped, and removed from `output`. */
  wanted: ReadonlySet<string>;
  /** Cache between builds; may be deleted at any moment: `.cache/photos`. */
  cache: string;
  /** The folder that the site serves, with variants alone: `.cache/photos/site`, for `npm run dev` `public/fotos`. */
  output: string;
};

type PhotoProgress = { onStart?: (photos: number) => void; onPhoto?: (name: string) => void };

export type PhotoSummary = {
  total: number;
  checked: number;
  encoded: number;
  removed: number;
  /** Encoded photos that are much larger than any screen. */
  heavy: { name: string; width: number; height: number }[];
};

/** Photos that do not decode: one Dutch line each, with the file and what to do. */
export class PhotoError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/** Maximum number of photos in memory, however many cores. */
const atOnce = Math.min(availableParallelism(), 4);

/**
 * Updates `output` and the manifest from the originals. Does not open a photo whose size and time are unchanged, and does not
 * encode one whose bytes and settings are in the cache. Each photo ends with one rename, so that an interrupted build resumes.
 * @throws PhotoError with all photos that do not decode; the others stay cached for the next build.
 */
export async function buildPhotos(
  folders: PhotoFolders,
  { onStart, onPhoto }: PhotoProgress = {},
  settings: PhotoSettings = photoSettings,
): Promise<PhotoSummary> {
  const { originals, wanted, cache, output } = folders;
  await mkdir(join(cache, 'variants'), { recursive: true });
  await mkdir(output, { recursive: true });
  await removeLeftovers(cache);

  const settingsText = JSON.stringify(settings);
  const before = await readManifest(cache);
  const served = new Set(await readdir(output));
  const photos: PhotoManifest['photos'] = {};
  const changed: { name: string; file: string; size: number; mtimeMs: number }[] = [];
  const names = filesIn(originals).filter((path) => isPhotoName(path) && wanted.has(nameOf(path)));
  for (const path of names) {
    const file = join(originals, path);
    const name = nameOf(path);
    const { size, mtimeMs } = statSync(file); // thousands of promises take longer than thousands of files
    const last = before.settings === settingsText ? before.photos[name] : undefined;
    const same = last?.size === size && last.mtimeMs === mtimeMs;
    if (same && variants(last).every(([, variant]) => served.has(variant))) photos[name] = last;
    else changed.push({ name, file, size, mtimeMs });
  }

  onStart?.(changed.length);
  let encoded = 0;
  const heavy: PhotoSummary['heavy'] = [];
  const problems: string[] = [];
  await inParallel(changed, async ({ name, file, size, mtimeMs }) => {
    const bytes = await readFile(file);
    const key = createHash('sha256').update(settingsText).update(bytes).digest('hex').slice(0, 10);
    const folder = join(cache, 'variants', key);
    let record = await readRecord(folder);
    if (!record) {
      try {
        record = await encodeInto(folder, bytes, cache, settings);
        encoded += 1;
        const { width, height } = record;
        if (width * height > heavyMegapixels * 1_000_000) heavy.push({ name, width, height });
      } catch (error) {
        problems.push(unreadable(file, error));
        return;
      }
    }
    const photo = { stem: `${photoSlug(name)}.${key}`, ...record };
    for (const [source, variant] of variants(photo)) {
      if (!served.has(variant)) await place(join(folder, source), join(output, variant), cache);
    }
    photos[name] = { ...photo, size, mtimeMs };
    onPhoto?.(name);
  });
  if (problems.length > 0) throw new PhotoError(problems.sort());

  const current = new Set(
    Object.values(photos).flatMap((photo) => variants(photo).map(([, variant]) => variant)),
  );
  const outdated = (await readdir(output)).filter((file) => !current.has(file));
  for (const file of outdated) await rm(join(output, file), { recursive: true });

  const sorted = Object.fromEntries(Object.entries(photos).sort(([a], [b]) => (a < b ? -1 : 1)));
  const manifest: PhotoManifest = { settings: settingsText, photos: sorted };
  await writeWhole(join(cache, 'manifest.json'), JSON.stringify(manifest), cache);
  return { total: names.length, checked: changed.length, encoded, removed: outdated.length, heavy };
}

/** The name of a photo in content and in the manifest. */
const nameOf = (path: string) => path.split(sep).join('/').normalize('NFC');

/** Pairs of a file's name in the cache and in the output. */
function variants({ stem, avif, jpeg }: PhotoRecord): [source: string, variant: string][] {
  const names = (widths: number[], format: Format) =>
    widths.map((width): [string, string] => [
      `${width}.${format === 'avif' ? 'avif' : 'jpg'}`,
      variantName(stem, width, format),
    ]);
  return [...names(avif, 'avif'), ...names(jpeg, 'jpeg')];
}

async function encodeInto(
  folder: string,
  bytes: Buffer,
  cache: string,
  settings: PhotoSettings,
): Promise<Encoded> {
  const unfinished = await mkdtemp(join(cache, 'tmp-'));
  try {
    const record = await encodePhoto(bytes, unfinished, settings);
    await rename(unfinished, folder).catch(async (error) => {
      // A file with the same bytes, or a concurrent build, wrote the same result first.
      if (!(await readRecord(folder))) throw error;
    });
    return record;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** A hard link costs no space; a file system without links gets a copy, renamed when complete. */
async function place(source: string, target: string, cache: string): Promise<void> {
  try {
    await link(source, target);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    const folder = await mkdtemp(join(cache, 'tmp-'));
    await copyFile(source, join(folder, 'copy'));
    await rename(join(folder, 'copy'), target);
    await rm(folder, { recursive: true });
  }
}

async function writeWhole(file: string, text: string, cache: string): Promise<void> {
  const folder = await mkdtemp(join(cache, 'tmp-'));
  await writeFile(join(folder, 'whole'), text);
  await rename(join(folder, 'whole'), file);
  await rm(folder, { recursive: true });
}

/** Removes folders of interrupted builds. Younger folders may belong to a concurrent build. */
async function removeLeftovers(cache: string): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(cache)) {
    if (!name.startsWith('tmp-')) continue;
    const left = await stat(join(cache, name));
    if (left.mtimeMs < hourAgo) await rm(join(cache, name), { recursive: true, force: true });
  }
}

async function readManifest(cache: string): Promise<PhotoManifest> {
  return (await readJson<PhotoManifest>(join(cache, 'manifest.json'))) ?? { settings: '', photos: {} };
}

const readRecord = (folder: string) => readJson<Encoded>(join(folder, 'record.json'));

async function readJson<Value>(file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const hasCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

function unreadable(file: string, error: unknown): string {
  const reason = String(error);
  if (/pixel limit/i.test(reason)) {
    return `${file}: deze foto is te groot (meer dan ${maxMegapixels} megapixel). Maak ze kleiner en zet ze opnieuw in de map.`;
  }
  return (
    `${file}: deze foto kan niet gelezen worden. Misschien is ze maar half opgeladen, of is het geen JPEG, PNG, WebP, ` +
    `AVIF of TIFF. Zet ze opnieuw in de map of haal ze weg. (Technisch: ${reason.split('\n')[0]})`
  );
}

/** Runs the work for all items, `atOnce` at a time. After an error it finishes the running work and starts no more. */
async function inParallel<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = (function* () {
    yield* items; // a loop that throws ends a generator for the other loops too, but not an array's own iterator
  })();
  const takeTurns = async () => {
    for (const item of queue) await work(item);
  };
  const turns = await Promise.allSettled(Array.from({ length: atOnce }, takeTurns));
  const failed = turns.find((turn) => turn.status === 'rejected');
  if (failed) throw failed.reason;
}
