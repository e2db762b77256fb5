import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@/lib/content/problem';
import { contentFiles, contentPath, fileNames } from '@/lib/content/schemas/files';
import { buildDay } from '@/lib/dates/buildDay';
import { filesIn } from '@/lib/files/files';
import { withoutCampSecrets } from './campSecrets';
import { type Checked, checkContent } from './check';
import { readSources, type Sources, shownSources, type Texts } from './sources';

/**
 * Reads and checks the content files of a folder: returns the content without what is embargoed on the day of the build, or every
 * problem of every file. `pipeline/check` checks the photos and documents.
 * Synchronous, because pages ask for their content while they render. Throws nothing.
 */
export function readContent(contentDir: string): Checked {
  const { texts, unreadable } = readTexts(contentDir);
  const checked = checkContent(texts, unreadable, buildDay());
  return checked.problems
    ? checked
    : { ...checked, content: withoutCampSecrets(checked.content, buildDay()) };
}

/** Returns the content files of a folder that are valid YAML, also with wrong fields and what is switched off. */
export function allSourcesIn(contentDir: string): Sources {
  const { texts, unreadable } = readTexts(contentDir);
  return readSources(texts, unreadable).sources;
}

/** Returns the same without what is switched off. */
export const sourcesIn = (contentDir: string): Sources => shownSources(allSourcesIn(contentDir));

/** Reads every text of the folder: a missing file may be there under a similar name. */
function readTexts(contentDir: string): { texts: Texts; unreadable: Problem[] } {
  const read = filesIn(contentDir)
    .filter((file) => /\.(ya?ml|txt)$/i.test(file))
    .map((file) => ({ file, ...readText(path.join(contentDir, file)) }));
  const unreadable = contentFiles.flatMap((name) => {
    const problem = read.find(({ file }) => file === fileNames[name])?.problem;
    return problem ? [{ file: contentPath(name), ...problem }] : [];
  });
  return {
    texts: Object.fromEntries(read.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]]))),
    unreadable,
  };
}

type About = Omit<Problem, 'file'>;

function readText(file: string): { text: string; problem?: never } | { text?: never; problem: About } {
  const expected = 'een tekstbestand in UTF-8';
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return {
      problem: {
        found: 'een bestand dat niet te openen is',
        expected,
        advice: 'kijk of het bestand niet beveiligd of in gebruik is',
      },
    };
  }
  if (isUtf8(bytes)) return { text: bytes.toString('utf8').replace(/^\ufeff/, '') };
  return {
    problem: {
      found: 'tekens die niet te lezen zijn',
      expected,
      advice: 'bewaar het bestand opnieuw en kies als codering (‘encoding’) UTF-8',
    },
  };
}
