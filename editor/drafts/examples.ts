import type { Loaded } from '@/editor/local/loaded';
import { hex } from '@/editor/media/bytes';
import exampleGroup from '@/lib/content/check/exampleGroup.json';
import { type ExampleGroup, exampleFields, teamsIn } from '@/lib/content/check/examples';
import { photoMentions } from '@/lib/content/check/mentions';
import type { Sources } from '@/lib/content/check/sources';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';

/** A place that still has content of the example group. */
type ExampleLeft = { file: FileName; path: PropertyKey[]; value: string };

/**
 * Everything that a new group has to replace before its site goes online, in the order of the files: fields, teams of leaders, and
 * the fields that name photos. The documents are in `loaded.examples`.
 */
export async function examplesLeft(
  sources: Sources,
  { photos }: Loaded['examples'],
  group: ExampleGroup = exampleGroup,
): Promise<ExampleLeft[]> {
  const teams = await Promise.all(
    teamsIn(sources).map(async (team) => ({
      team,
      isExample: group.leaders.includes(await digest(team.value)),
    })),
  );
  const shown = photoMentions(sources)
    .filter(({ file }) => photos.includes(file))
    .map(({ source, path, file: value }) => ({ file: fileOf(sources, source), path, value }));
  const found = [
    ...exampleFields(sources, group),
    ...teams.filter(({ isExample }) => isExample).map(({ team }) => team),
    ...shown,
  ];
  return contentFiles.flatMap((file) =>
    found.filter((one) => one.file === file).map(({ path, value }) => ({ file, path, value })),
  );
}

const fileOf = (sources: Sources, source: Sources[FileName]) =>
  contentFiles.find((file) => sources[file] === source);

const digest = async (text: string): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).slice(0, 16);
