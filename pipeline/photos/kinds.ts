/** The formats of originals by sharp's name (AVIF is heif), with their file extensions. */
export const photoKinds: Readonly<Record<string, readonly [string, ...string[]]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
  tiff: ['tif', 'tiff'],
};

const endings = Object.values(photoKinds).flat().join('|');
const photoName = new RegExp(`(^|[\\\\/])[^.\\\\/][^\\\\/]*\\.(?:${endings})$`, 'i');

/** Whether a path is that of a photo: not a hidden file of macOS (`._foto.jpg`). */
export const isPhotoName = (path: string): boolean => photoName.test(path);
