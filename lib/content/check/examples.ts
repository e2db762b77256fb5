import '@/lib/content/kinds/jitless';
import * as z from 'zod';
import { at } from '@/lib/content/blocks';
import { contentFiles, type FileName, leaderFiles } from '@/lib/content/schemas/files';
import type { Source } from '@/lib/content/yaml/source';
import type { Sources } from './sources';

/** A field with a value of the example group, which must not be published. */
type ExampleField = { file: FileName; source: Source; path: PropertyKey[]; value: string };

/**
 * The group in `content/` of a new site: its names, and the first 16 digits of the SHA-256 of its photos, and of the names of each
 * team of leaders, joined by a comma and a space.
 */
export type ExampleGroup = {
  names: readonly string[];
  photos: readonly string[];
  leaders: readonly string[];
};

/**
 * Returns every field that is still an example: `.example` addresses, phone numbers 0400 00 00 .., identifiers that end in `_voorbeeld`, the
 * surname Voorbeeld, the postcodes 9998 and 9999, round coordinates, and the name and town of the example group.
 */
export function exampleFields(sources: Sources, group: ExampleGroup): ExampleField[] {
  const isName = namesOf(group, sources.site?.value);
  return contentFiles.flatMap((file) => {
    const source = sources[file];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) =>
      isExample(String(path.at(-1)), value) || isName(value)
        ? [{ file, source, path, value: String(value) }]
        : [],
    );
  });
}

/** Returns every team of leaders, with the names of which the digest is taken. */
export function teamsIn(sources: Sources): ExampleField[] {
  return leaderFiles.flatMap((file) => {
    const source = sources[file];
    if (!source) return [];
    const { groepen } = teams.catch({ groepen: [] }).parse(source.value);
    return groepen.map(({ leiding }, index) => ({
      file,
      source,
      path: ['groepen', index, 'leiding'],
      value: leiding.map(({ naam }) => naam).join(', '),
    }));
  });
}

/** Returns whether a text names the example group; a real group with the same name, in another town, may use it. */
function namesOf({ names }: ExampleGroup, site: unknown): (value: unknown) => boolean {
  const [name = '', town = ''] = names;
  const { naam, gemeente } = siteNames.catch({ naam: '', gemeente: '' }).parse(site);
  const isReal = naam.includes(name) && !gemeente.includes(town);
  const invented = isReal ? [town] : [name, town];
  return (value) => typeof value === 'string' && invented.some((word) => word !== '' && value.includes(word));
}

/** Whether the content is still that of the example group, or there is none: nobody has begun. */
export function isExampleGroup(sources: Sources, { names: [name = ''] }: ExampleGroup): boolean {
  return sources.site === undefined || String(at(sources.site.value, 'naam') ?? '').includes(name);
}

const siteNames = z.object({ naam: z.string(), gemeente: z.string() });
const teams = z.object({ groepen: z.array(z.object({ leiding: z.array(z.object({ naam: z.string() })) })) });

function isExample(field: string, value: unknown): boolean {
  switch (field) {
    case 'postcode':
      return /^999[89]$/.test(String(value));
    case 'breedtegraad':
    case 'lengtegraad':
      return Number.isInteger(value);
    case 'telefoon':
      return /^(?:0|\+32)400000/.test(String(value).replace(/[^\d+]/g, ''));
  }
  return typeof value === 'string' && /\.example\b|_voorbeeld$|\bVoorbeeld$/.test(value);
}
