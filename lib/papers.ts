import type { Documents } from './content/schemas';
import { slug } from './slug';

/** One PDF. */
export type Paper = {
  /** Below `public/documents`: `2025/cm-jongens.pdf`. */
  path: string;
  /** On the site. */
  href: string;
  /** Where the documents file asks for it, so that a message can name the line. */
  place: readonly (string | number)[];
};

export type Insurer = { name: string; boys: Paper; girls: Paper };

export type PaperYear = {
  /** The year of the camp (`2025`) or the working year of the fee (`2023-2024`). */
  year: string;
  insurers: Insurer[];
  /** The certificate for whoever has another insurer. */
  neutral?: Paper | undefined;
};

/** What the camp page shows, in its order. */
export type Papers = { medical?: Paper | undefined; camps: PaperYear[]; fees: PaperYear[] };

/** Every PDF that the documents file promises, by year and insurer. */
export function papers({ medischeFiche, bivak, lidgeld }: Documents): Papers {
  return {
    medical: medischeFiche === undefined ? undefined : paper(medischeFiche, ['medischeFiche']),
    camps: bivak.map(({ jaar, ziekenfondsen, neutraal }, row) => ({
      year: String(jaar),
      insurers: insurers(ziekenfondsen, `${jaar}/`, ['bivak', row]),
      neutral: neutraal ? paper(`${jaar}/neutraal.pdf`, ['bivak', row, 'neutraal']) : undefined,
    })),
    fees: lidgeld.map(({ werkjaar, ziekenfondsen }, row) => ({
      year: werkjaar,
      insurers: insurers(ziekenfondsen, `${werkjaar}/lidgeld-`, ['lidgeld', row]),
    })),
  };
}

function insurers(names: readonly string[], start: string, place: Paper['place']): Insurer[] {
  return names.map((name, column) => {
    const at = [...place, 'ziekenfondsen', column];
    return {
      name,
      boys: paper(`${start}${slug(name)}-jongens.pdf`, at),
      girls: paper(`${start}${slug(name)}-meisjes.pdf`, at),
    };
  });
}

const paper = (path: string, place: Paper['place']): Paper => ({ path, href: `/documents/${path}`, place });

/** All of them in one row, in the order of the page. */
export function allPapers({ medical, camps, fees }: Papers): Paper[] {
  const ofYear = ({ insurers: shown, neutral }: PaperYear) => [
    ...shown.flatMap(({ boys, girls }) => [boys, girls]),
    ...(neutral ? [neutral] : []),
  ];
  return [...(medical ? [medical] : []), ...[...camps, ...fees].flatMap(ofYear)];
}
