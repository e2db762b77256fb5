import type { FileLists } from '@/lib/content/check/attachments';
import type { Texts } from '@/lib/content/check/sources';
import type { PhotoRecord } from '@/lib/photos/variants';

/** `/beheer/inhoud.json`: the content that the editor opens. Written at build, or by `npm run bewerk` for each request. */
export type Loaded = {
  /** The commit that the texts are of; null in a copy of the project without its history. */
  commit: string | null;
  /** Every content file by its path below `content`. Online without private fields (`withoutPrivateFields`). */
  texts: Texts;
  /** The records of the photos that pages show, by their path below `content/fotos`. */
  photos: Readonly<Record<string, PhotoRecord>>;
  /** The photos and documents that exist. */
  files: FileLists;
  /** Those of them that belong to the example group. */
  examples: FileLists;
  /** Where the editor saves: in the project on the same computer, or on the code host. */
  saves: 'here' | 'with an access token';
  /** Where it saves here: tells the project from others on the same computer. */
  project?: string;
};

/** `/beheer/versie.json`: which commit is online. */
export type OnlineVersion = Pick<Loaded, 'commit'>;

export const versionPath = '/beheer/versie.json';
