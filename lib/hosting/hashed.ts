/** The folder of Next in the export: `lib`, the deploy program and pipeline/next/ know its name from here. */
export const nextFolder = '_next';

/** Addresses of the folders in which each file name has a hash. Not all of its `static`: the folder of the build id has none. */
export const hashedFolders = ['chunks', 'css', 'media'].map(
  (name) => `/${nextFolder}/static/${name}/` as const,
);
