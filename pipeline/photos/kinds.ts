/** The kinds of photo that the site is made from, as sharp calls them (it calls AVIF heif), with how their names end. */
export const photoKinds: Readonly<Record<string, readonly [string, ...string[]]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  heif: ['avif'],
  tiff: ['tif', 'tiff'],
};

const endings = Object.values(photoKinds).flat().join('|');
const photoName = new RegExp(`(^|[\\\\/])[^.\\\\/][^\\\\/]*\\.(?:${endings})$`, 'i');

/** Whether a file is taken for a photo, by its path: not the hidden files that macOS leaves behind (`._foto.jpg`). */
export const isPhotoName = (path: string): boolean => photoName.test(path);
