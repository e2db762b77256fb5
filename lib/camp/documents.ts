import type { Path } from '@/lib/content/path';
import type { Documents } from '@/lib/content/schemas/content';
import { slug } from '@/lib/text/slug';

/** For whom a form is, as in its file name. */
export type BoysOrGirls = 'jongens' | 'meisjes';

/** One PDF. */
export type CampDocument = {
  /** Below `public/documents`: `2025/cm-jongens.pdf`. */
  path: string;
  /** On the site. */
  href: string;
  /** The field of the documents file that lists it, for messages. */
  place: Path;
  /** Announced: its file does not exist yet. */
  expected?: true;
};

/** An insurer with its forms: one for everybody, or one for boys and one for girls, or only one of the two. */
export type Insurer = {
  name: string;
  all?: CampDocument | undefined;
  boys?: CampDocument | undefined;
  girls?: CampDocument | undefined;
};

/** The forms of an insurer that exist or are announced. */
export const formsOf = ({ all, boys, girls }: Insurer): CampDocument[] =>
  [all, boys, girls].filter((document) => document !== undefined);

export type DocumentYear = {
  /** The year of the camp (`2025`) or the working year of the fee (`2023-2024`). */
  year: string;
  insurers: Insurer[];
  /** The certificate for whoever has another insurer. */
  neutral?: CampDocument | undefined;
  /** When the announced documents are due, in words. */
  expectedWhen?: string | undefined;
};

/** The documents of a year that exist or are announced. */
export const documentsOf = ({ insurers, neutral }: DocumentYear): CampDocument[] => [
  ...insurers.flatMap(formsOf),
  ...(neutral ? [neutral] : []),
];

/** The documents of the camp page, in order. */
export type CampDocuments = {
  medical?: CampDocument | undefined;
  camps: DocumentYear[];
  fees: DocumentYear[];
};

/** Whether the camp page answers which document somebody takes to the insurer. */
export const hasRefund = ({ bivak }: Pick<Documents, 'bivak'>): boolean => bivak.length > 0;

/** Every document of the content, by year and insurer. */
export function campDocuments({ medischeFiche, bivak, lidgeld }: Documents): CampDocuments {
  return {
    medical: medischeFiche === undefined ? undefined : document(medischeFiche, ['medischeFiche']),
    camps: bivak.map(({ jaar, neutraal, volgtWanneer, ...lists }, row) => ({
      year: String(jaar),
      insurers: insurers(lists, `${jaar}/`, ['bivak', row]),
      neutral: certificate(jaar, neutraal, row),
      expectedWhen: volgtWanneer,
    })),
    fees: lidgeld.map(({ werkjaar, volgtWanneer, ...lists }, row) => ({
      year: werkjaar,
      insurers: insurers(lists, `${werkjaar}/lidgeld-`, ['lidgeld', row]),
      expectedWhen: volgtWanneer,
    })),
  };
}

type Lists = {
  ziekenfondsen: readonly string[];
  samen?: readonly string[] | undefined;
  enkelJongens?: readonly string[] | undefined;
  enkelMeisjes?: readonly string[] | undefined;
  volgt?: readonly string[] | undefined;
};

function insurers(
  { ziekenfondsen, samen, enkelJongens = [], enkelMeisjes = [], volgt = [] }: Lists,
  start: string,
  place: CampDocument['place'],
): Insurer[] {
  const documentOf = (list: keyof Lists, name: string, column: number) => (who?: BoysOrGirls) =>
    document(formPath(start, slug(name), who), [...place, list, column]);
  const there: Insurer[] = [
    ...(samen ?? []).map((name, column) => ({ name, all: documentOf('samen', name, column)() })),
    ...ziekenfondsen.map((name, column) => {
      const of = documentOf('ziekenfondsen', name, column);
      return { name, boys: of('jongens'), girls: of('meisjes') };
    }),
    ...enkelJongens.map((name, column) => ({
      name,
      boys: documentOf('enkelJongens', name, column)('jongens'),
    })),
    ...enkelMeisjes.map((name, column) => ({
      name,
      girls: documentOf('enkelMeisjes', name, column)('meisjes'),
    })),
  ];
  const areTogether = samen !== undefined && ziekenfondsen.length === 0;
  const toCome = volgt.map((name, column): Insurer => {
    const of = (who?: BoysOrGirls) => expected(documentOf('volgt', name, column)(who));
    return areTogether ? { name, all: of() } : { name, boys: of('jongens'), girls: of('meisjes') };
  });
  const comes = ({ name }: Insurer) => toCome.find((one) => slug(one.name) === slug(name));
  return [
    ...there.map((one) => ({ ...comes(one), ...one })),
    ...toCome.filter(({ name }) => !there.some((one) => slug(one.name) === slug(name))),
  ];
}

function certificate(year: number, isThere: boolean | 'volgt', row: number): CampDocument | undefined {
  const one = document(certificatePath(String(year)), ['bivak', row, 'neutraal']);
  if (isThere === 'volgt') return expected(one);
  return isThere ? one : undefined;
}

const expected = (one: CampDocument): CampDocument => ({ ...one, expected: true });

const document = (path: string, place: CampDocument['place']): CampDocument => ({
  path,
  href: hrefOf(path),
  place,
});

/** The path of a form. @param start folder of the year (`2025/`) @param who undefined for a form for everybody */
export const formPath = (start: string, insurer: string, who?: BoysOrGirls) =>
  `${start}${insurer}${who ? `-${who}` : ''}.pdf`;

export const certificatePath = (year: string) => `${year}/neutraal.pdf`;

/** Its address: a name may have signs that mean something else there (`#`, `?`, `%`). */
export const hrefOf = (path: string) => `/documents/${path.split('/').map(encodeURIComponent).join('/')}`;

/** All documents that exist, in the order of the page. */
export function allDocuments({ medical, camps, fees }: CampDocuments): CampDocument[] {
  const all = [...(medical ? [medical] : []), ...[...camps, ...fees].flatMap(documentsOf)];
  return all.filter((one) => !one.expected);
}
