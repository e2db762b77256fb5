import type { FileLists } from '@/lib/content/check/attachments';
import type { Texts } from '@/lib/content/check/sources';
import type { PhotoRecord } from '@/lib/photos/variants';

/** `/beheer/inhoud.json`: what the editor opens with. Written at build, or by `npm run bewerk` for each visit. */
export type Loaded = {
  /** The commit that the texts are of; null in a copy of the project without its history. */
  commit: string | null;
  /** Every content file by its path below `content`. Online without what is for the group alone (`withoutOwnWords`). */
  texts: Texts;
  /** What a page needs to show a photo, by its path below `content/fotos`; not there for one that no page shows. */
  photos: Readonly<Record<string, PhotoRecord>>;
  /** Which photos and papers there are. */
  files: FileLists;
  /** Those of them that were made for the example group. */
  examples: FileLists;
  /** Where to save: in the project on the same computer, or nowhere yet: online somebody needs a key first. */
  saves: 'here' | 'with a key';
};

/** `/beheer/versie.json`: which commit is online. */
export type Version = Pick<Loaded, 'commit'>;

export const loadedPath = '/beheer/inhoud.json';
export const versionPath = '/beheer/versie.json';
