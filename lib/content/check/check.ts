import type { Values } from '@/lib/content/blocks';
import { problemAt } from '@/lib/content/check/problemAt';
import { namedIn } from '@/lib/content/kinds/sentence';
import { contentFormat } from '@/lib/content/migrations/format';
import { newestFormat } from '@/lib/content/migrations/migrate';
import type { Problem } from '@/lib/content/problem';
import type { Content } from '@/lib/content/schemas/content';
import { contentFiles, contentPath, fileNames } from '@/lib/content/schemas/files';
import { type CalendarDate, today } from '@/lib/dates/days';
import { routesOf } from '@/lib/pages/groupPages';
import type { PageAddress } from '@/lib/pages/pages';
import { withoutAbsent } from './absent';
import { attachmentProblems, type FileLists } from './attachments';
import { withoutEmbargoed } from './embargo';
import { factOf, withFacts } from './facts';
import { checkedContent, checkFile } from './files';
import { linksToNoPage, ownAddressesIn } from './pages';
import { schemaProblems } from './schemaProblems';
import { readSources, type Sources, shownSources, type Texts, valuesIn } from './sources';

/** Content without problems, and the files that it came from. */
export type ValidContent = { content: Content; sources: Sources; problems?: never };

export type Checked = ValidContent | { content?: never; sources: Sources; problems: Problem[] };

/**
 * Returns the content of all content files, or every problem of their notation and fields. Checks no photos and documents. Throws
 * nothing and reads no file, so that it runs in a browser too.
 *
 * @param texts may have other files: a missing one may be there under a similar name
 * @param unreadable problems of files that could not be read
 * @param day leaves out what is embargoed then; without it the content is complete
 */
export function checkContent(texts: Texts, unreadable: readonly Problem[] = [], day?: CalendarDate): Checked {
  const other = formatProblem(texts);
  if (other) return { sources: {}, problems: [other] };
  const { sources: all, problems } = readSources(texts, unreadable);
  const sources = shownSources(all);
  const values = valuesIn(sources);
  const result = checkedContent.safeParse(values);
  if (!result.success || problems.length > 0) {
    const issues = result.error?.issues ?? [];
    return { sources, problems: [...problems, ...schemaProblems(issues, sources, addressesWith(values))] };
  }
  const missing = [
    ...missingFacts(result.data, sources),
    ...linksToNoPage(sources, ownAddressesIn(valuesIn(all)), addressesWith(values)),
  ];
  if (missing.length > 0) return { sources, problems: missing };
  // before facts, which may put it into any text
  const known = day ? withoutEmbargoed(result.data, day) : result.data;
  return { content: withoutAbsent(withFacts(known)), sources };
}

/** The pages of a group, by what the site shows of its files; those that may be left out have a page too. */
const addressesWith = (values: Values): PageAddress[] => [
  ...routesOf(
    Object.fromEntries(
      contentFiles.flatMap((name) => {
        const value = values[name] ?? checkFile(name, undefined).data;
        return value ? [[name, Object(value)]] : [];
      }),
    ),
  ),
  ...ownAddressesIn(values),
];

/**
 * The check that the editor runs after each change: that of the build, except for the inside of photos and documents.
 *
 * @param files the photos and documents that exist
 */
export function checkWithFiles(texts: Texts, files: FileLists, day = today(new Date())): Checked {
  const checked = checkContent(texts);
  const attachments = attachmentProblems(checked.sources, files, day);
  if (attachments.length === 0) return checked;
  return { sources: checked.sources, problems: [...(checked.problems ?? []), ...attachments] };
}

/** Returns the problem of content that is not of the format of this program; undefined when it is. */
function formatProblem(texts: Texts): Problem | undefined {
  const format = contentFormat(texts);
  if (format === newestFormat || texts[fileNames.site] === undefined) return undefined;
  return {
    file: contentPath('site'),
    field: 'formaat',
    found: `bestanden van formaat ${format}`,
    expected: `bestanden van formaat ${newestFormat}, dat van deze versie van het programma`,
    advice:
      format < newestFormat
        ? 'doe node scripts/run.mjs scripts/migreer.ts: dat past ze aan'
        : 'laad deze pagina opnieuw; op een computer neemt npm run bijwerken de nieuwste versie',
  };
}

/** Returns problems for texts that name a fact without a value, such as the visiting day of a camp without one. */
function missingFacts(content: Content, sources: Sources): Problem[] {
  return Object.values(sources).flatMap((source) =>
    [...source.values()].flatMap(({ path, value }) =>
      namedIn(typeof value === 'string' ? value : '')
        .filter((name) => factOf(content, name) === undefined)
        .map((name) =>
          problemAt(source, path, {
            found: `{${name}}, en dat is bij jullie niet ingevuld`,
            expected: 'de naam van een gegeven dat jullie hebben',
            advice: `vul dat gegeven eerst in, of haal {${name}} uit de tekst weg`,
          }),
        ),
    ),
  );
}
