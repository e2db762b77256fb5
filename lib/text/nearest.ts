/** Returns the candidate that was probably meant, with at most one wrong letter in three; case is ignored. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    const wrong = distance(name.toLowerCase(), candidate.toLowerCase());
    if (wrong < least) [best, least] = [candidate, wrong];
  }
  return best;
}

/**
 * Returns the existing file that was probably meant by a path, and in what the two differ: case, spaces and dashes, accents, `.jpeg`
 * for `.jpg`, another folder. Typing errors count only among `unused`: a file that is named elsewhere is another photo.
 */
export function nearestFile(
  path: string,
  existing: Iterable<string>,
  unused: Iterable<string> = [],
): { path: string; why: string } | undefined {
  const files = [...existing];
  const same = (simplify: (path: string) => string, why: string) => {
    const found = files.find((file) => simplify(file) === simplify(path));
    return found === undefined ? undefined : { path: found, why };
  };
  return (
    same(lower, 'let op de hoofdletters') ??
    same(withoutSpaces, 'let op spaties en streepjes') ??
    same(withoutAccents, 'let op de accenten') ??
    same(withoutExtension, 'let op wat er na de punt staat') ??
    same(withoutFolder, 'het bestand staat in een andere map') ??
    same((file) => withoutExtension(withoutFolder(file)), 'let op de map en wat er na de punt staat') ??
    misspelt(path, [...unused])
  );
}

/** Returns the file with a typing error in its letters; never in its digits: `j02.jpg` is not `j01.jpg`. */
function misspelt(path: string, files: string[]) {
  const digits = (one: string) => one.replace(/\D/g, '');
  const stem = withoutExtension(withoutFolder(path));
  const alike = files.filter((file) => digits(file) === digits(path));
  const meant =
    stem.length < 4
      ? undefined
      : nearest(
          stem,
          alike.map((file) => withoutExtension(withoutFolder(file))),
        );
  const found = alike.find((file) => withoutExtension(withoutFolder(file)) === meant);
  return found === undefined ? undefined : { path: found, why: 'let op elke letter' };
}

const lower = (path: string) => path.normalize('NFC').toLowerCase();
const withoutSpaces = (path: string) => lower(path).replace(/[\s_-]+/g, '');
const withoutAccents = (path: string) => withoutSpaces(path).normalize('NFD').replace(/\p{M}/gu, '');
const withoutExtension = (path: string) => withoutAccents(path).replace(/(?:\.[a-z]{3,4})+$/, '');
const withoutFolder = (path: string) => withoutAccents(path).replace(/^.*[/\\]/, '');

/** Returns the number of letters to add, remove, change or swap (optimal string alignment distance). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const change = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const isSwap = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swap = isSwap ? (before[j - 1] ?? 0) + 1 : change;
      next.push(Math.min(change, swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
