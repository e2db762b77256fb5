import type { Path } from '@/lib/content/path';
import type { Source } from '@/lib/content/yaml/source';

/** The same things counted in two places of what a renter reads. */

type Counted = { thing: string; count: number; path: Path };

/** `45 stoelen`, `borden en bestek voor 45`. */
const before = /(\d+)\s+(\p{L}{4,})/gu;
const after = /(\p{L}{4,})(?:\s+en\s+(\p{L}{4,}))?\s+voor\s+(\d+)(?!\s*(?:uur|euro|personen|slapers))/gu;

/** What is measured, and not there in a number. */
const measures = /^(?:uur|euro|grade|minu|meter|jaar|perso|slape|nacht)/;

/** `Borden` → `bord`: one and several are the same thing. */
const thingOf = (word: string) => word.toLowerCase().replace(/(?:en|s)$/, '');

/** Returns a Dutch line for each thing of which the page of the hall and the sheet for renters give another number. */
export function countsThatDiffer(rental: Source | undefined): string[] {
  if (!rental) return [];
  const onPage = countedIn(rental, 'voorzieningen');
  return countedIn(rental, 'infofiche').flatMap(({ thing, count, path }) => {
    const other = onPage.find((one) => one.thing === thing);
    return other && other.count !== count
      ? `${rental.file}, regel ${rental.lineOf(other.path)} en ${rental.lineOf(path)}: een huurder leest hier ${other.count} en daar ${count} (${thing}…). Kijk welk getal juist is.`
      : [];
  });
}

function countedIn(rental: Source, block: string): Counted[] {
  const values = [...rental.values()].filter(({ path }) => path[0] === block);
  return values.flatMap(({ path, value }) => {
    const own = (thing: string | undefined, count: number): Counted[] =>
      thing && !measures.test(thingOf(thing))
        ? [{ thing: thingOf(thing), count, path: [...path] as Counted['path'] }]
        : [];
    if (typeof value === 'number') {
      const wat = rental.textAt([...path.slice(0, -1), 'wat']);
      return path.at(-1) === 'aantal' ? own(wat?.split(' ').at(-1), value) : [];
    }
    const text = String(value);
    return [
      ...[...text.matchAll(before)].flatMap(([, count, thing]) => own(thing, Number(count))),
      ...[...text.matchAll(after)].flatMap(([, one, two, count]) =>
        [one, two].flatMap((thing) => own(thing, Number(count))),
      ),
    ];
  });
}
