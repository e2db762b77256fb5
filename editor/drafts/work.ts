import { type Edit, edited } from '@/editor/document/document';
import type { Loaded } from '@/editor/local/loaded';
import {
  documentFolder,
  noFiles,
  photoFolder,
  withAdded,
  withoutUnnamedPhotos,
} from '@/editor/media/fileLists';
import { noPhoto, type ShownPage, shownPage } from '@/editor/preview/shown';
import { brokenFilesOf } from '@/editor/publish/broken';
import type { FileLists } from '@/lib/content/check/attachments';
import { type Checked, createCheck } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import type { Problem } from '@/lib/content/problem';
import { type FileName, fileNames } from '@/lib/content/schemas/files';
import type { PhotoRecord } from '@/lib/photos/variants';
import type { AddedFile, Draft } from './drafts';

/** What somebody is working on: a draft with what is wrong in it, and the pages as they were when all of it was right. */
export type Work = {
  draft: Draft;
  /** What it began with, and what it says now. */
  base: Texts;
  texts: Texts;
  problems: readonly Problem[];
  /** The files that are broken on the code host, until somebody chooses to restore them; their mistakes are among the problems. */
  broken: ReturnType<typeof brokenFilesOf>;
  /** The last good content; undefined as long as there has been none. */
  shown: ShownPage | undefined;
  /** Photos by their path below `content/fotos`, those that were just added among them. */
  photos: Readonly<Record<string, PhotoRecord>>;
  files: FileLists;
};

/** A draft in which nothing has changed yet. */
export const newDraft = ({ commit, texts, saves }: Loaded): Draft => ({
  base: { commit, texts, isWithoutPrivateFields: saves === 'with a key' },
  texts,
  files: {},
  sent: {},
  changedAt: 0,
});

export const isUntouched = ({ base, texts, files, restored = [] }: Draft): boolean =>
  Object.keys(files).length === 0 &&
  restored.length === 0 &&
  Object.entries(texts).every(([name, text]) => base.texts[name] === text);

/** The draft with one edit more. @throws EditError when the file has a mistake against the notation, or no such place */
export function withEdit(draft: Draft, file: FileName, edit: Edit, now: number): Draft {
  const name = fileNames[file];
  const text = edited(file, draft.texts[name] ?? '', edit);
  return { ...draft, texts: { ...draft.texts, [name]: text }, changedAt: now };
}

/**
 * Keeps work checked: reads again only the texts that changed.
 * @param urlOf gives an address for a photo that stands nowhere yet
 */
export function createDraftCheck(
  loaded: Loaded,
  urlOf: (file: AddedFile) => string,
): (draft: Draft, before?: Work) => Work {
  const check = createCheck();
  let photos = loaded.photos;
  return (given, before) => {
    const { photos: there, papers } = given.base.files ?? noFiles;
    const files = withAdded(loaded.files, [
      ...there.map((photo) => photoFolder + photo),
      ...papers.map((paper) => documentFolder + paper),
      ...Object.keys(given.files),
    ]);
    // one that was published stays in sight: the site has not made it yet
    photos = {
      ...photos,
      ...Object.fromEntries(
        Object.entries(given.files).flatMap(([path, file]) =>
          path.startsWith(photoFolder)
            ? [[path.slice(photoFolder.length), { ...noPhoto, ...sizeOf(file), url: urlOf(file) }] as const]
            : [],
        ),
      ),
    };
    const checked = check(given.texts, files);
    const needed = withoutUnnamedPhotos(given.files, checked.sources);
    const broken = brokenFilesOf(given);
    const draft = needed === given.files ? given : { ...given, files: needed };
    return {
      draft,
      base: draft.base.texts,
      texts: draft.texts,
      problems: [...broken.flatMap(({ problems }) => problems), ...(checked.problems ?? [])],
      broken,
      shown: shownOf(checked, photos) ?? before?.shown,
      photos,
      files,
    };
  };
}

/** A photo that was prepared here says how large it is. */
const sizeOf = (file: AddedFile & { width?: number; height?: number }) =>
  file.width && file.height ? { width: file.width, height: file.height, jpeg: [file.width] } : {};

function shownOf(checked: Checked, photos: Work['photos']): ShownPage | undefined {
  if (!checked.content) return undefined;
  return shownPage(checked, (path) => photos[path.normalize('NFC')] ?? noPhoto);
}
