/**
 * The editor for leaders. A separate application: not in the menu or the sitemap, and not indexed by search engines.
 */
export const editorPath = '/beheer/';

/** The edited page, in a frame of the editor. */
export const previewPath = '/beheer/voorbeeld/';

/** The content that the editor opens: `Loaded`. */
export const loadedPath = `${editorPath}inhoud.json`;

/** Whether an address, or the path of a file in the export, belongs to the editor. */
export const isOfEditor = (path: string): boolean => absolute(path).startsWith(editorPath);

/** Whether an address, or the path of a file in the export, belongs to the preview. */
export const isPreview = (path: string): boolean => absolute(path).startsWith(previewPath);

const absolute = (path: string) => `/${path.replace(/^\//, '')}`;
