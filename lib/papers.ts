import type { Documents } from './content/schemas';
import { slug } from './slug';

export type Sex = 'jongens' | 'meisjes';

export type Paper = {
  kind: 'medical' | 'insurer' | 'neutral' | 'fee';
  /** Below `public/documents` and, on the site, below `/documents/`: `2025/cm-jongens.pdf`. */
  path: string;
  /** The last part of the path, as the error message of the camp page names it: `cm-jongens.pdf`. */
  fileName: string;
  /** What the paper is called, without its year: `CM jongens`. */
  label: string;
  insurer?: string;
  /** The year of the camp (`2025`) or the working year of the fee (`2023-2024`), as written. */
  year?: string;
  sex?: Sex;
  /** Whether the camp page tests that the paper can be loaded: all of them but the fee forms. */
  guarded: boolean;
  /** Where the documents file asks for this paper, so that a message can name the line. */
  place: readonly (string | number)[];
};

const sexes: readonly Sex[] = ['jongens', 'meisjes'];

/** Every PDF that the documents file promises, in its order: medical form, camp papers per year, fee forms. */
export function papers({ medischeFiche, bivak, lidgeld }: Documents): Paper[] {
  return [
    ...(medischeFiche
      ? [
          paper({
            kind: 'medical',
            path: medischeFiche,
            label: 'Medische fiche',
            guarded: true,
            place: ['medischeFiche'],
          }),
        ]
      : []),
    ...bivak.flatMap(({ jaar, ziekenfondsen, neutraal }, row) => [
      ...ziekenfondsen.flatMap((insurer, column) =>
        sexes.map((sex) =>
          paper({
            kind: 'insurer',
            path: `${jaar}/${slug(insurer)}-${sex}.pdf`,
            label: `${insurer} ${sex}`,
            insurer,
            year: String(jaar),
            sex,
            guarded: true,
            place: ['bivak', row, 'ziekenfondsen', column],
          }),
        ),
      ),
      ...(neutraal
        ? [
            paper({
              kind: 'neutral',
              path: `${jaar}/neutraal.pdf`,
              label: 'Neutraal attest',
              year: String(jaar),
              guarded: true,
              place: ['bivak', row, 'neutraal'],
            }),
          ]
        : []),
    ]),
    ...lidgeld.flatMap(({ werkjaar, ziekenfondsen }, row) =>
      ziekenfondsen.flatMap((insurer, column) =>
        sexes.map((sex) =>
          paper({
            kind: 'fee',
            path: `${werkjaar}/lidgeld-${slug(insurer)}-${sex}.pdf`,
            label: `${insurer} ${sex}`,
            insurer,
            year: werkjaar,
            sex,
            guarded: false,
            place: ['lidgeld', row, 'ziekenfondsen', column],
          }),
        ),
      ),
    ),
  ];
}

function paper(about: Omit<Paper, 'fileName'>): Paper {
  return { ...about, fileName: about.path.slice(about.path.lastIndexOf('/') + 1) };
}
