/** The guide for leaders, the one file of the program between the content of a group. */
const guide = 'content/LEESMIJ.md';

/** What a group owns, from the project folder: a new version never touches it, except for migrated lines of the content. */
const ownFolders = ['content/', 'public/documents/', 'public/icons/', '.github/workflows/'];

/** Of who maintains the program alone: no new version brings it to a group. */
const maintainerFiles = ['.github/dependabot.yml'];

/** Whether a new version replaces a file, by its path from the project folder with `/`. */
export const isProgramPath = (path: string): boolean =>
  path === guide || !(ownFolders.some((folder) => path.startsWith(folder)) || maintainerFiles.includes(path));

/** Whether a migration may change a file: a content file of a group. */
export const isContentFile = (path: string): boolean => /^content\/.*\.yaml$/.test(path);
