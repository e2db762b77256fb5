import { digest, exampleDocuments, examplePhotos } from '@/lib/content/check/exampleFiles';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { type ExampleGroup, exampleFields, teamsIn } from '@/lib/content/check/examples';
import { sourcesIn } from '@/lib/content/check/read';
import { fieldName } from '@/lib/content/problem';

/** A value of the example group that must not be published; without `line` a whole file. */
export type Example = { file: string; line?: number; field?: string | undefined; value: string };

/**
 * Finds example values in content files, photos and documents: made-up addresses, numbers and identifiers, PDFs titled as an
 * example, and the name, town, photos and leaders of the example group. Skips files that do not parse.
 */
export function findExamples(
  folders: { contentDir: string; publicDir: string },
  group: ExampleGroup = exampleGroup,
): Example[] {
  const sources = sourcesIn(folders.contentDir);
  const teams = teamsIn(sources).filter(({ value }) => group.leaders.includes(digest(value)));
  return [
    ...[...exampleFields(sources, group), ...teams].map(({ source, path, value }) => ({
      file: source.file,
      line: source.lineOf(path),
      field: fieldName(path),
      value,
    })),
    ...examplePhotos(folders, group).map((file) => ({
      file: `content/fotos/${file}`,
      value: 'een voorbeeldfoto',
    })),
    ...exampleDocuments(folders).map((file) => ({
      file: `public/documents/${file}`,
      value: 'een voorbeeldformulier',
    })),
  ];
}
