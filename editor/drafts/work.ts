import { type FileEdit, withEdits } from '@/editor/document/document';
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
import { type Checked, checkWithFiles } from '@/lib/content/check/check';
import { type Texts, valuesIn } from '@/lib/content/check/sources';
import type { Problem } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import type { FileName } from '@/lib/content/schemas/files';
import { pageAddressesOf } from '@/lib/pages/groupPages';
import { type PageAddress, routes } from '@/lib/pages/pages';
import type { PhotoRecord } from '@/lib/photos/variants';
import type { AddedFile, Draft } from './drafts';

/** A draft with its problems, and the last content without problems. */
export type CheckedDraft = {
  draft: Draft;
  /** The texts that the draft began with, and the present ones. */
  base: Texts;
  texts: Texts;
  problems: readonly Problem[];
  /** Whether the problems are those of these texts: what is typed is checked after a pause. */
  isChecked: boolean;
  /** The files that are broken on the code host and not restored; their problems are in `problems` too. */
  broken: ReturnType<typeof brokenFilesOf>;
  /** The last content without problems; undefined as long as there was none. */
  content: Content | undefined;
  /** Makes the page of that content, once. */
  shown: (() => ShownPage) | undefined;
  /** The texts of `shown`: items of lists may have another index in them. */
  shownTexts: Texts;
  /** Photos by their path below `content/fotos`, also new ones. */
  photos: Readonly<Record<string, PhotoRecord>>;
  files: FileLists;
  /** The pages that the group has, by its last content without problems. */
  routes: readonly PageAddress[];
};

/** A draft without changes. */
export const newDraft = ({ commit, texts, saves }: Loaded): Draft => ({
  base: { commit, texts, isWithoutPrivateFields: saves === 'with an access token' },
  texts,
  files: {},
  sent: {},
  changedAt: 0,
});

export const isUntouched = ({ base, texts, files, restored = [], pending }: Draft): boolean =>
  pending === undefined && // else the branch may have what was taken back since
  Object.keys(files).length === 0 &&
  restored.length === 0 &&
  Object.entries(texts).every(([name, text]) => base.texts[name] === text);

/** The draft with one more edit. @throws EditError when the file is no valid YAML, or has no such place */
export const withEdit = (draft: Draft, file: FileName, edit: FileEdit['edit'], now: number): Draft => ({
  ...draft,
  texts: withEdits(draft.texts, [{ file, edit }]),
  changedAt: now,
});

/**
 * Returns a function that checks a draft; it parses only the texts that changed since the last call.
 * @param urlOf returns an address for a new photo
 */
export function createDraftCheck(
  loaded: Loaded,
  urlOf: (file: AddedFile) => string,
): (draft: Draft, before?: CheckedDraft) => CheckedDraft {
  let photos = loaded.photos;
  return (given, before) => {
    const { photos: there, documents } = given.base.files ?? noFiles;
    const files = withAdded(loaded.files, [
      ...there.map((photo) => photoFolder + photo),
      ...documents.map((file) => documentFolder + file),
      ...Object.keys(given.files),
    ]);
    // published photos stay, as long as the site has no variants of them
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
    const checked = checkWithFiles(given.texts, files);
    const needed = withoutUnnamedPhotos(given.files, given.texts);
    const broken = brokenFilesOf(given);
    const draft = needed === given.files ? given : { ...given, files: needed };
    const { content = before?.content } = checked;
    const shown = shownOf(checked, photos);
    return {
      draft,
      base: draft.base.texts,
      texts: draft.texts,
      problems: [...broken.flatMap(({ problems }) => problems), ...(checked.problems ?? [])],
      isChecked: true,
      broken,
      content,
      shown: shown ?? before?.shown,
      shownTexts: (shown ? undefined : before?.shownTexts) ?? draft.texts,
      photos,
      files,
      routes: content ? pageAddressesOf(content) : (before?.routes ?? routes),
    };
  };
}

/** The size of a photo that was resized in this browser. */
const sizeOf = (file: AddedFile & { width?: number; height?: number }) =>
  file.width && file.height ? { width: file.width, height: file.height, jpeg: [file.width] } : {};

function shownOf({ content, sources }: Checked, photos: CheckedDraft['photos']): CheckedDraft['shown'] {
  return content && pageOf({ content, values: valuesIn(sources) }, photos);
}

/** Returns a function that makes a page, once. */
function pageOf(of: Parameters<typeof shownPage>[0], photos: CheckedDraft['photos']): () => ShownPage {
  let made: ShownPage | undefined;
  return () => {
    made ??= shownPage(of, (path) => photos[path.normalize('NFC')] ?? noPhoto);
    return made;
  };
}
