import type { FileName } from '@/lib/content/schemas/files';
import { isRoute, pages } from '@/lib/pages/pages';
import { networks } from '@/lib/pages/socialLinks';

type Block = {
  /** In Dutch, for the editor and messages. */
  label: string;
  /** The places in the content of which it is made: `home.uniformen`, or a whole file. The group has it when one of them is written. */
  parts: readonly string[];
  /** What goes with it: other places, and other blocks. Cards and links that lead to it are left out too (`check/absent.ts`). */
  also?: readonly string[];
};

/**
 * What a group may have or not, by the name that `zonder` in `site.yaml` uses. A group without a block has no word of it on its site; what is
 * named in `zonder` stays in its file. Every group has a name, a town, a mail address, a hall and an hour.
 */
export const blocks = {
  leiding: { label: 'Leiding', parts: ['boys', 'girls', 'leaders'] },
  kamp: { label: 'Zomerkamp', parts: ['camp'], also: ['home.kamp', 'documenten', 'kampboekje'] },
  kampboekje: { label: 'Kampboekje', parts: ['camp.boekje'] },
  documenten: {
    label: 'Papieren',
    parts: ['documents'],
    also: ['camp.documenten', 'camp.terugbetaling'],
  },
  kalender: { label: 'Kalender', parts: ['calendar'], also: ['evenementen'] },
  evenementen: {
    label: 'Evenementen',
    parts: ['calendar.evenementen', 'site.activiteiten'],
  },
  programma: { label: 'Programma', parts: ['programme'] },
  verhuur: { label: 'Lokaal te huur', parts: ['rental'], also: ['contact.hoofdleiding.verhuur'] },
  uniformen: { label: 'Uniformen', parts: ['home.uniformen'] },
  steun: { label: 'Steun ons', parts: ['home.steun'] },
  hoofdleiding: { label: 'Hoofdleiding', parts: ['contact.hoofdleiding'] },
  formulier: { label: 'Contactformulier', parts: ['site.formulier'] },
  sociaal: {
    label: Object.values(networks).join(' en '),
    parts: Object.keys(networks).map((name) => `site.${name}`),
  },
  lidgeld: { label: 'Lidgeld', parts: ['site.werking.lidgeld'] },
  lid: { label: 'Lid worden', parts: ['join'] },
  paginas: { label: 'Eigen pagina’s', parts: ['ownPages'] },
  proberen: { label: 'Komen proberen', parts: ['home.welkom.proberen'], also: ['home.welkom.sticker'] },
} as const satisfies Record<string, Block>;

export type BlockName = keyof typeof blocks;

export const blockNames = Object.keys(blocks).filter((name): name is BlockName => name in blocks);

/** The values of content files as they were parsed. */
export type Values = Partial<Record<FileName, unknown>>;

/** Returns the blocks for which something holds, and those that go with them. */
function blocksWhere(holds: (name: BlockName) => boolean): BlockName[] {
  const found = new Set<BlockName>();
  const add = (name: BlockName) => {
    if (found.has(name)) return;
    found.add(name);
    for (const other of alsoOf(name)) if (isBlockName(other)) add(other);
  };
  for (const name of blockNames) if (holds(name)) add(name);
  return [...found];
}

const placesOf = (names: readonly BlockName[]): string[] =>
  names.flatMap((name) => [...blocks[name].parts, ...alsoOf(name)]).filter((part) => !isBlockName(part));

/** Returns the places of the blocks that `zonder` names: `home.uniformen`, or a whole file. */
export const offPlaces = (values: Values): string[] => placesOf(blocksWhere((name) => isNamed(values, name)));

const isBlockName = (name: string): name is BlockName => Object.hasOwn(blocks, name);

const alsoOf = (name: BlockName): readonly string[] => {
  const block: Block = blocks[name];
  return block.also ?? [];
};

/** Returns the value at `home.uniformen`; undefined when there is none. */
export const valueByPath = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined),
      value,
    );

/**
 * Returns the places of the content that the site leaves out: of blocks that are named in `zonder` or not written, and the cards of the
 * home page that lead to one. `home.uniformen`, `home.activiteiten.kaarten.1`, or a whole file.
 */
export function absentPlaces(values: Values): string[] {
  const absent = blocksWhere((name) => isNamed(values, name) || !isWritten(values, name));
  const places = placesOf(absent);
  const cards = valueByPath(values, 'home.activiteiten.kaarten');
  const leadsNowhere = (card: unknown): boolean => {
    const link = valueByPath(card, 'link');
    if (typeof link === 'string' && isRoute(link)) {
      const [file] = pages[link].content;
      return places.includes(file) || values[file] === undefined;
    }
    return (
      absent.includes('evenementen') &&
      isNamed(values, 'evenementen') &&
      valueByPath(card, 'events') !== undefined
    );
  };
  const cardPlaces = (Array.isArray(cards) ? cards : []).flatMap((card, index) =>
    leadsNowhere(card) ? [`home.activiteiten.kaarten.${index}`] : [],
  );
  return [...places, ...cardPlaces];
}

/** Returns the block among those that are off with which another one goes: the camp of its documents. */
export const blockAround = (name: BlockName, off: readonly unknown[]): BlockName | undefined =>
  blockNames.find((other) => off.includes(other) && alsoOf(other).includes(name));

/** Whether a group wrote a block, also when it is switched off. */
export const isWritten = (values: Values, name: BlockName): boolean =>
  blocks[name].parts.some((part) => (valueByPath(values, part) ?? undefined) !== undefined); // an empty file is null

/** Whether a group switched a block off, or another one with which it goes. */
export const isOff = (values: Values, name: BlockName): boolean =>
  blocksWhere((one) => isNamed(values, one)).includes(name);

const isNamed = (values: Values, name: BlockName): boolean => {
  const named = valueByPath(values, 'site.zonder');
  return Array.isArray(named) && named.includes(name);
};

/** Returns the value of a content file without some places; undefined when it is one of them itself. Items of lists stay. */
export function withoutPlaces(value: unknown, file: FileName, places: readonly string[]): unknown {
  const copy = (one: unknown, place: string): unknown => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    return Object.fromEntries(
      Object.entries(one)
        .filter(([key]) => !places.includes(`${place}.${key}`))
        .map(([key, item]) => [key, copy(item, `${place}.${key}`)]),
    );
  };
  return places.includes(file) ? undefined : copy(value, file);
}
