import '@/lib/content/kinds/jitless';
import * as z from 'zod';
import { valueByPath } from '@/lib/content/blocks';
import { contentFiles, type FileName, leaderFiles } from '@/lib/content/schemas/files';
import type { Source } from '@/lib/content/yaml/source';
import type { Sources } from './sources';

/** A field with a value of the example group, which must not be published. */
type ExampleField = { file: FileName; source: Source; path: PropertyKey[]; value: string };

/**
 * The group in `content/` of a new site: its name and town, whole values of other fields, and the first 16 digits of the SHA-256 of
 * its photos, and of the names of each team of leaders, joined by a comma and a space.
 */
export type ExampleGroup = {
  name: string;
  town: string;
  values: readonly string[];
  photos: readonly string[];
  leaders: readonly string[];
};

/**
 * Returns every field of which the whole value is still an example: `.example` addresses, phone numbers 0400 00 00 .., the identifiers
 * of the form, the postcodes 9998 and 9999, round coordinates, and the names of the example group and its places. A word within
 * a value is none: a street may bear the name of a town, and a family be called Voorbeeld.
 */
export function exampleFields(sources: Sources, group: ExampleGroup): ExampleField[] {
  const names = namesOf(group, sources);
  return contentFiles.flatMap((file) => {
    const source = sources[file];
    if (!source) return [];
    return [...source.values()].flatMap(({ path, value }) =>
      isExample(String(path.at(-1)), value) || names.includes(String(value))
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

/** The values by which the example group is known; a real group may bear its name in another town. */
function namesOf({ name, town, values }: ExampleGroup, sources: Sources): readonly string[] {
  const isItsTown = sources.site && valueByPath(sources.site.value, 'gemeente') === town;
  return isItsTown ? [name, town, ...values] : [];
}

/** Whether the content is still that of the example group, or there is none: nobody has begun. */
export function isExampleGroup({ site }: Sources, { name, town }: ExampleGroup): boolean {
  return !site || (valueByPath(site.value, 'naam') === name && valueByPath(site.value, 'gemeente') === town);
}

const teams = z.object({ groepen: z.array(z.object({ leiding: z.array(z.object({ naam: z.string() })) })) });

function isExample(field: string, value: unknown): boolean {
  switch (field) {
    case 'postcode':
      return /^999[89]$/.test(String(value));
    case 'breedtegraad':
    case 'lengtegraad':
      return Number.isInteger(value);
    case 'telefoon':
      return /^(?:0|\+32)400000\d{3}$/.test(String(value).replace(/[^\d+]/g, ''));
  }
  return typeof value === 'string' && exampleValue.test(value);
}

/** An e-mail or web address below `.example`, or an identifier of the example form. */
const exampleValue =
  /^(?:(?:https?:\/\/)?[^\s/@]+\.example(?:\/\S*)?|\S+@\S+\.example|(?:service|template|public_key)_voorbeeld)$/;
