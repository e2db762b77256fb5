/** A text as it may stand in an address or a file name: `Kaspi’s & co` → `kaspis-co`, `-12` → `min-12`, `+12` → `plus-12`. */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{Mn}'’]/gu, '')
    .toLowerCase()
    .replace(/(^|\s)([+-])(?=\d)/g, (_, before, sign) => `${before}${sign === '+' ? 'plus' : 'min'}-`)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A name that is not used yet, and is from now on: `kamp`, `kamp-2`, `kamp-3`. */
export function unused(wanted: string, used: Set<string>): string {
  let free = wanted;
  for (let nth = 2; used.has(free); nth += 1) free = `${wanted}-${nth}`;
  used.add(free);
  return free;
}

/**
 * How the files made of a photo begin, from its path below `content/fotos`: `groepen/Kaspi's 2026.JPG` →
 * `groepen-kaspi-s-2026`. The apostrophe is a dash here: these names are online.
 */
export const photoSlug = (path: string): string => slug(path.replace(/\.\w+$/, '').replace(/['’]/g, '-'));
