import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { examplePapers, examplePhotos } from '@/lib/content/exampleFiles';
import exampleGroup from '@/lib/content/exampleGroup.json';
import { contentFiles, fileNames } from '@/lib/content/schemas';
import { filesIn } from '@/lib/files';
import type { Manifest } from '@/lib/photos/manifest';
import type { PhotoRecord } from '@/lib/photos/variants';
import type { Loaded, Version } from './loaded';
import { withoutOwnWords } from './ownWords';

/**
 * What the editor opens with, read from a project folder.
 * @param saves where the editor will save: online, texts go without what is for the group alone
 * @param photos where the manifest of the photos stands; without it, none has been made yet
 */
export function loadedFrom(
  root: string,
  saves: Loaded['saves'],
  photos = path.join(root, '.cache/photos/manifest.json'),
): Loaded {
  const texts = contentFiles.map((file) => {
    const text = readFileSync(path.join(root, 'content', fileNames[file]), 'utf8');
    return [fileNames[file], saves === 'here' ? text : withoutOwnWords(file, text)];
  });
  const folders = { contentDir: path.join(root, 'content'), publicDir: path.join(root, 'public') };
  return {
    ...versionOf(root),
    texts: Object.fromEntries(texts),
    photos: records(photos),
    files: {
      photos: filesIn(path.join(root, 'content/fotos')),
      papers: filesIn(path.join(root, 'public/documents')),
    },
    examples: { photos: examplePhotos(folders, exampleGroup), papers: examplePapers(folders) },
    saves,
  };
}

/** The commit that a project folder is at. */
export function versionOf(root: string): Version {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { commit: commit.trim() };
  } catch {
    return { commit: null }; // no git, no repository, or one that belongs to somebody else
  }
}

function records(file: string): Loaded['photos'] {
  if (!existsSync(file)) return {};
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(manifest.photos).map(([name, photo]): [string, PhotoRecord] => {
      const { size: _size, mtimeMs: _time, ...record } = photo;
      return [name, record];
    }),
  );
}
