/**
 * Where leaders change the site. An application of its own: not one of the pages that visitors are led to, so it stands in no menu
 * and no sitemap, and search engines leave it out.
 */
export const editorPath = '/beheer/';

/** The page that is being changed, in a frame of the editor. */
export const previewPath = '/beheer/voorbeeld/';

/** Whether an address, or the path of a file in the export, belongs to it. */
export const isOfEditor = (path: string): boolean => absolute(path).startsWith(editorPath);

/** The same, of its preview. */
export const isPreview = (path: string): boolean => absolute(path).startsWith(previewPath);

const absolute = (path: string) => `/${path.replace(/^\//, '')}`;
