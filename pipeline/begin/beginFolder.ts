import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Answers } from '@/lib/begin/answers';
import { contentOf } from '@/lib/begin/begin';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { isExampleGroup } from '@/lib/content/check/examples';
import { readSources } from '@/lib/content/check/sources';
import type { CalendarDate } from '@/lib/dates/days';

/** The group cannot begin: in Dutch, with what to do. */
export class BeginError extends Error {
  override name = 'BeginError';
}

/** In Dutch: why a group that has begun is not touched. */
export const alreadyBegun =
  'Deze groep is al begonnen: in content/site.yaml staat niet meer de voorbeeldgroep. Er is niets veranderd.\nWil je alles vervangen? Doe dan npm run begin antwoorden.json -- --opnieuw.';

type BeginOptions = {
  /** The project folder. */
  root: string;
  answers: Answers;
  day: CalendarDate;
  /** The folder from which the paths of photos in the answers go. */
  photosFrom: string;
  /** Also for a group that is not the example group any more. */
  again?: boolean;
};

/** What a group owns, from the project folder; the guide is that of the program. */
const owned = ['content', 'public/documents', 'public/icons'];
export const guide = 'content/LEESMIJ.md';

/** In CSS px: the longest side of a photo that is saved. */
const longestSide = 2400;

/**
 * Replaces the content, photos, documents and icons in a project by those of a new group. What was there is moved away, not deleted.
 * @returns the folder with what was there
 * @throws BeginError when a group has begun already, or a photo cannot be read; nothing is changed then
 */
export async function begin({
  root,
  answers,
  day,
  photosFrom,
  again = false,
}: BeginOptions): Promise<string> {
  if (!again && !isUnbegun(root)) {
    throw new BeginError(alreadyBegun);
  }
  const made = path.join(root, '.cache', 'begin');
  rmSync(made, { recursive: true, force: true });
  const fotos = await makePhotos(answers.fotos, photosFrom, path.join(made, 'content', 'fotos'));
  for (const [file, text] of Object.entries(contentOf({ ...answers, fotos }, day))) {
    const target = path.join(made, 'content', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text ?? '');
  }
  if (existsSync(path.join(root, guide))) cpSync(path.join(root, guide), path.join(made, guide));

  const before = setAside(root);
  renameSync(path.join(made, 'content'), path.join(root, 'content'));
  return path.relative(root, before);
}

/** Moves what the group in a project owns out of its place. Returns the folder where it is then. */
export function setAside(root: string): string {
  const before = unusedFolder(path.join(root, '.cache', 'voor-begin'));
  for (const folder of owned) {
    const there = path.join(root, folder);
    if (!existsSync(there)) continue;
    mkdirSync(path.dirname(path.join(before, folder)), { recursive: true });
    renameSync(there, path.join(before, folder));
  }
  mkdirSync(path.join(root, 'public', 'documents'), { recursive: true });
  return before;
}

/** Whether nobody began in this project. */
export function isUnbegun(root: string): boolean {
  const file = path.join(root, 'content', 'site.yaml');
  if (!existsSync(file)) return true;
  const text = readFileSync(file, 'utf8');
  return isExampleGroup(readSources({ 'site.yaml': text }).sources, exampleGroup);
}

/** Makes the photos of the answers smaller, without where and when they were taken. Returns their names below `content/fotos`. */
async function makePhotos(photos: Answers['fotos'], from: string, to: string): Promise<Answers['fotos']> {
  const made: Answers['fotos'] = {};
  for (const [name, file] of Object.entries(photos) as [keyof Answers['fotos'], string | undefined][]) {
    if (file === undefined) continue;
    mkdirSync(to, { recursive: true });
    try {
      await sharp(path.resolve(from, file))
        .rotate()
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .jpeg({ quality: 90 })
        .toFile(path.join(to, `${name}.jpg`));
    } catch {
      throw new BeginError(
        `De foto ${file} kan niet gelezen worden. Kijk of het bestand bestaat en een foto is (jpg, png, webp of avif), of laat ze weg. Er is niets veranderd.`,
      );
    }
    made[name] = `${name}.jpg`;
  }
  return made;
}

/** `voor-begin`, or `voor-begin-2` when that is there. */
function unusedFolder(wanted: string): string {
  for (let nth = 2, folder = wanted; ; nth += 1) {
    if (!existsSync(folder)) return folder;
    folder = `${wanted}-${nth}`;
  }
}
