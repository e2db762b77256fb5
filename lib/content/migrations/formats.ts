import type { Texts } from '@/lib/content/check/sources';
import { groupsOnPages, isSameGroup, type Teams } from '@/lib/content/groupNames';
import type { Problem } from '@/lib/content/problem';
import { contentPath, fileNames, leaderFiles } from '@/lib/content/schemas/files';
import { dropped, put, valueAt, withLine } from './edits';

/** What a migration changes: the texts that it got with its edits, and what a leader should know about them, in Dutch. */
export type Migrated = { texts: Texts; remarks: Problem[] };

/**
 * From one format of the content to the next, by edits on the text (`edits.ts`). A group may lack any file but `site.yaml`; texts that
 * were migrated already stay as they are.
 */
export type Migration = (texts: Texts) => Migrated;

/** The first is from format 1 to 2: their number is `version.content` - 1. */
export const migrations: readonly Migration[] = [ownTimesAndFullGroups];

/**
 * 2: other hours of an age group (`ritme` of the programme) and that it is full (`vol` of the page about joining) move to the group, in
 * the file of its leaders. What names no such group is kept as a comment.
 */
function ownTimesAndFullGroups(texts: Texts): Migrated {
  const programme = valueAt(texts[fileNames.programme] ?? '', ['ritme']);
  const join = valueAt(texts[fileNames.join] ?? '', ['vol']);
  const moves: Move[] = [
    ...listOf(programme).flatMap((one): Move[] => {
      const { voor, ...own } = Object(one);
      const fields = Object.entries(own).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      const line = `werking: { ${fields.join(', ')} }`;
      const names = listOf(voor).map(String);
      return fields.length > 0 ? [{ from: 'programme', field: 'ritme', names, to: 'werking', line }] : [];
    }),
    { from: 'join', field: 'vol', names: listOf(join).map(String), to: 'vol', line: 'vol: ja' },
  ];
  const groups = groupsOnPages(teamsIn(texts));
  const isOf = ({ names }: Pick<Move, 'names'>, { group, half }: (typeof groups)[number]) =>
    names.some((name) => isSameGroup(name, group.naam, half));
  const migrated = { ...texts };
  for (const one of groups) {
    const file = fileNames[one.page];
    const path = ['groepen', one.index];
    for (const { names, to, line } of moves) {
      const text = migrated[file] ?? '';
      if (isOf({ names }, one) && valueAt(text, [...path, to]) === undefined)
        migrated[file] = put(text, path, [line]);
    }
  }
  for (const [file, field] of [
    [fileNames.programme, 'ritme'],
    [fileNames.join, 'vol'],
  ] as const) {
    const text = migrated[file];
    if (text !== undefined) migrated[file] = dropped(text, [field]);
  }
  const remarks = moves.flatMap(({ from, field, names, line }): Problem[] => {
    const file = fileNames[from];
    const lost = names.filter((name) => !groups.some((one) => isOf({ names: [name] }, one)));
    for (const name of lost) migrated[file] = withLine(migrated[file] ?? '', `# ${name}: ${line}`);
    return lost.map((name) => ({
      file: contentPath(from),
      field,
      advice: `zet ${name} in een bestand van de leiding, met ${line}`,
    }));
  });
  return { texts: migrated, remarks };
}

/** Names of age groups in a field of a file, and the line that each of them gets instead. */
type Move = { from: 'programme' | 'join'; field: string; names: string[]; to: string; line: string };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The names of the age groups in each file of leaders. */
const teamsIn = (texts: Texts): Teams<{ naam: string }> =>
  Object.fromEntries(
    leaderFiles.map((page) => [
      page,
      {
        groepen: listOf(valueAt(texts[fileNames[page]] ?? '', ['groepen'])).map((group) => ({
          naam: String(Object(group).naam),
        })),
      },
    ]),
  );
