/** The Content-Type of every kind of file in the export; text has a charset. */
export const mimeTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
};

/** Extensions of the text files, which are worth compressing. */
export const textExtensions = Object.keys(mimeTypes).filter((extension) =>
  mimeTypes[extension]?.includes('charset'),
);

/** The extension of a path or file name in lower case without the dot, or an empty text. */
export const extensionOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';

/** Whether a file has precompressed copies, when it is large enough. */
export const isText = (path: string): boolean => textExtensions.includes(extensionOf(path));
