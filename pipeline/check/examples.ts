import { digest, exampleDocuments, examplePhotos } from '@/lib/content/check/exampleFiles';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { type ExampleGroup, exampleFields, teamsIn } from '@/lib/content/check/examples';
import { sourcesIn } from '@/lib/content/check/read';
import { fieldName } from '@/lib/content/problem';

/** Something that was invented for the example group and must not be published. Without line: a whole file. */
export type Example = { file: string; line?: number; field?: string | undefined; value: string };

/**
 * Finds everything that is still an example, in the content files, photos and papers: invented addresses, numbers and
 * identifiers, PDFs that call themselves an example, and what belongs to the example group: its name and town, its photos,
 * its teams of leaders. Files that cannot be read are passed over.
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
