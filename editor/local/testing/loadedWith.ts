import type { Loaded } from '@/editor/local/loaded';
import type { Texts } from '@/lib/content/check/sources';

/** For tests: the content that the editor opens on a site with these texts, and without photos and documents. */
export const loadedWith = (texts: Texts, more: Partial<Loaded> = {}): Loaded => ({
  commit: null,
  texts,
  photos: {},
  files: { photos: [], documents: [] },
  examples: { photos: [], documents: [] },
  saves: 'with an access token',
  ...more,
});
