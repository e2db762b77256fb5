/**
 * The signs that a group can choose (`teken` in `site.yaml`), each the inside of an SVG of 96 × 96 in the colours of the site. The sign
 * stands in its scenes, and in the icons of a group that has no files of its own for them.
 */
export const signs = {
  klaproos:
    '<path fill="var(--poppy-deep)" d="M48 53C36 48 18 40 19.5 23.5 20.5 13.5 28.5 7.5 36 9c3.5.7 6.5-2 11.5-2.5C53 6 57 9.5 61.5 9c8-.8 15 6 15 15.5C76.5 40 60 48.5 48 53z" transform="rotate(4 48 48)"/><path fill="var(--poppy-deep)" d="M48 53C36 48 18 40 19.5 23.5 20.5 13.5 28.5 7.5 36 9c3.5.7 6.5-2 11.5-2.5C53 6 57 9.5 61.5 9c8-.8 15 6 15 15.5C76.5 40 60 48.5 48 53z" transform="rotate(184 48 48)"/><path fill="var(--poppy)" d="M48 53C36 48 18 40 19.5 23.5 20.5 13.5 28.5 7.5 36 9c3.5.7 6.5-2 11.5-2.5C53 6 57 9.5 61.5 9c8-.8 15 6 15 15.5C76.5 40 60 48.5 48 53z" transform="rotate(94 48 48)"/><path fill="var(--poppy)" d="M48 53C36 48 18 40 19.5 23.5 20.5 13.5 28.5 7.5 36 9c3.5.7 6.5-2 11.5-2.5C53 6 57 9.5 61.5 9c8-.8 15 6 15 15.5C76.5 40 60 48.5 48 53z" transform="rotate(274 48 48)"/><circle cx="48" cy="48" r="17" fill="var(--ink)"/><path fill="var(--paper)" d="M48 35l1.9 8.4 7.3-4.6-4.6 7.3L61 48l-8.4 1.9 4.6 7.3-7.3-4.6L48 61l-1.9-8.4-7.3 4.6 4.6-7.3L35 48l8.4-1.9-4.6-7.3 7.3 4.6z"/>',
  waterjuffer:
    '<g transform="rotate(32 48 48)"><path fill="var(--poppy)" d="M45 35C37 20 20 9 5 12c-5 11 15 26 40 27zM51 35C59 20 76 9 91 12c5 11-15 26-40 27z"/><path fill="var(--poppy-deep)" d="M45 41C31 38 12 45 7 59c8 8 28-2 38-14zM51 41c14-3 33 4 38 18-8 8-28-2-38-14z"/><path fill="var(--forest)" d="M48 14c6 0 9 3 9 7-2 4-4 5-4 9 1 6 1 11-1 15l-1 39c-1 5-5 5-6 0l-1-39c-2-4-2-9-1-15 0-4-2-5-4-9 0-4 3-7 9-7z"/><path stroke="var(--paper)" stroke-width="2" d="M45 54h6M45 62h6M45 70h6M45 78h6"/></g>',
  zwaluw:
    '<path fill="var(--forest)" d="M92 6C74 8 58 20 50 38 40 26 24 20 4 22c14 6 24 16 30 30 2 6 6 10 10 12-8 6-18 10-28 26 14-6 26-12 36-20 2 8 4 14 12 22 0-10 0-20 4-28 10-2 18-8 22-16l4-6-8-2c-4-4-10-4-14-2 4-12 12-22 20-32z"/><path fill="var(--poppy)" d="M86 46l4-6-8-2c-4-4-10-4-13 0 2 6 9 9 17 8z"/><path fill="var(--sheet)" d="M66 66c8-2 15-7 19-14-8 0-15 4-19 14z"/>',
  vos: '<path fill="var(--poppy)" d="M11 10l25 15h24l25-15c4 21 2 39-8 51L48 90 19 61C9 49 7 31 11 10z"/><path fill="var(--poppy-deep)" d="M17 21l13 8-11 12zM79 21l-13 8 11 12z"/><path fill="var(--sheet)" d="M19 61c10-10 22-4 29 29zM77 61c-10-10-22-4-29 29z"/><circle cx="35" cy="49" r="4" fill="var(--ink)"/><circle cx="61" cy="49" r="4" fill="var(--ink)"/><path fill="var(--ink)" d="M40 79l8-3 8 3-8 11z"/>',
  eikel:
    '<path fill="var(--forest)" d="M6 58c4-6 10-6 14-3-2-8 4-13 10-10-2-9 6-14 12-9C44 22 56 10 74 8c4 18-4 32-16 38 6 5 4 13-5 14 4 6 0 12-8 11 2 6-2 11-9 9-10 2-24-8-30-22z"/><path fill="none" stroke="var(--paper)" stroke-width="2.5" d="M18 68C36 56 52 36 66 18"/><path fill="var(--poppy)" d="M54 62c-2 16 6 28 18 32 10-6 16-18 13-32z"/><path fill="var(--poppy-deep)" d="M48 62c0-12 10-17 20-17s22 5 22 16c-14 4-28 4-42 1z"/><path fill="var(--poppy-deep)" d="M66 47l-2-9 6-2 3 11z"/>',
  kompas:
    '<circle cx="48" cy="48" r="43" fill="var(--forest)"/><circle cx="48" cy="48" r="36" fill="none" stroke="var(--sun)" stroke-width="2.5" stroke-dasharray="6 5"/><path fill="var(--sheet)" d="M48 12l8 28 28 8-28 8-8 28-8-28-28-8 28-8z"/><path fill="var(--poppy)" d="M48 12l8 28-8 8zM48 12l-8 28 8 8z"/><path fill="var(--poppy-deep)" d="M48 12l8 28-8 8z"/>',
  zeil: '<path fill="var(--forest)" d="M54 6c18 14 28 30 30 50H54z"/><path fill="var(--poppy)" d="M46 18v38H14c6-16 16-28 32-38z"/><path fill="var(--wood)" d="M48 4h5v60h-5z"/><path fill="var(--poppy-deep)" d="M6 62h84c-4 14-12 20-24 20H30C18 82 10 76 6 62z"/><path fill="none" stroke="var(--forest)" stroke-width="4" stroke-linecap="round" d="M4 90c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0"/>',
  egel: '<path fill="var(--forest)" d="M6 74l4-10-6-3 8-7-5-6 10-4-2-8 10-1 0-9 9 3 3-9 8 5 6-7 5 8 8-4 2 9 9-1-1 9 8 2-4 8 6 4-4 22z"/><path fill="var(--kraft)" d="M56 74c-4-14 2-26 14-24 8 2 18 10 24 20 0 3-2 4-5 4z"/><circle cx="93" cy="70" r="3.5" fill="var(--ink)"/><circle cx="72" cy="60" r="3" fill="var(--ink)"/><path fill="var(--poppy)" d="M22 74h12v8H20zM56 74h12l2 8H56z"/>',
} as const;

type SignName = keyof typeof signs;

export const signNames = Object.keys(signs) as [SignName, ...SignName[]];

/** The sign of a group: one of these, or `eigen`, its own drawing (`public/icons/teken.svg`). */
export type Sign = SignName | 'eigen';

/**
 * The inside of an SVG of 96 × 96 with a sign, for a page. A group's own drawing is a picture there, with no style or id among those of the
 * page: that of the header, which is loaded already.
 */
export const drawnSign = (sign: Sign = 'klaproos'): string =>
  sign === 'eigen' ? '<image href="/icons/logo.svg" width="96" height="96"/>' : signs[sign];
