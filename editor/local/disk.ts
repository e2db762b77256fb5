import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { withoutCampNumbers } from '@/editor/access/campNumbers';
import { textWithoutEmbargoed } from '@/editor/access/embargo';
import { withoutPrivateFields } from '@/editor/access/privateFields';
import { exampleDocuments, examplePhotos } from '@/lib/content/check/exampleFiles';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { photoMentions } from '@/lib/content/check/mentions';
import { readSources } from '@/lib/content/check/sources';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { buildDay } from '@/lib/dates/buildDay';
import { filesIn } from '@/lib/files/files';
import { askGit } from '@/lib/files/git';
import type { PhotoManifest } from '@/lib/photos/manifest';
import type { PhotoRecord } from '@/lib/photos/variants';
import type { Loaded, OnlineVersion } from './loaded';

/**
 * The content that the editor opens, read from a project folder.
 * @param saves where the editor will save: for the code host, texts are without private fields, and without leaders who are embargoed
 *   on the day of the build
 * @param photos the manifest of the photos; it may not exist yet
 */
export function loadedFrom(
  root: string,
  saves: Loaded['saves'],
  photos = path.join(root, '.cache/photos/manifest.json'),
): Loaded {
  const day = buildDay();
  const written = (file: FileName) => {
    const place = path.join(root, 'content', fileNames[file]);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const camp = written('camp');
  const texts = Object.fromEntries(
    contentFiles.flatMap((file) => {
      const text = written(file);
      if (text === undefined) return [];
      const open = textWithoutEmbargoed(file, withoutPrivateFields(file, text), day, camp);
      const shown = saves === 'here' ? text : file === 'camp' ? withoutCampNumbers(open, day) : open;
      return [[fileNames[file], shown]];
    }),
  );
  const folders = { contentDir: path.join(root, 'content'), publicDir: path.join(root, 'public') };
  // the others may show former leaders, or leaders who are embargoed; a Mac writes an accent as a separate character
  const named = new Set(photoMentions(readSources(texts).sources).map(({ file }) => file.normalize('NFC')));
  const isPublic = (photo: string) => saves === 'here' || named.has(photo.normalize('NFC'));
  return {
    ...versionOf(root),
    texts,
    photos: Object.fromEntries(Object.entries(records(photos)).filter(([photo]) => isPublic(photo))),
    files: {
      photos: filesIn(path.join(root, 'content/fotos')).filter(isPublic),
      documents: filesIn(path.join(root, 'public/documents')),
    },
    examples: {
      photos: examplePhotos(folders, exampleGroup).filter(isPublic),
      documents: exampleDocuments(folders),
    },
    saves,
    ...(saves === 'here' && { project: hashOf(realpathSync(root)) }),
  };
}

const hashOf = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 12);

/** The checked-out commit of a project folder. */
export const versionOf = (root: string): OnlineVersion => ({
  commit: askGit(root)('rev-parse', 'HEAD') || null,
});

function records(file: string): Loaded['photos'] {
  if (!existsSync(file)) return {};
  const manifest: PhotoManifest = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(manifest.photos).map(([name, photo]): [string, PhotoRecord] => {
      const { size: _size, mtimeMs: _time, ...record } = photo;
      return [name, record];
    }),
  );
}
