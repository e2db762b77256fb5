import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { quote, report } from '@/lib/content/problem';
import type { GoodPhotos } from './attachments';
import { type Example, findExamples } from './examples';
import { load } from './load';

export type CheckOptions = {
  contentDir: string;
  publicDir: string;
  /** Remembers which photos were found good, so that only new ones are opened. May be deleted at any moment. */
  memory: string;
  /** Whether values that are still an example count as mistakes. */
  forPublishing?: boolean;
};

/** What a leader reads after the check: what has to be put right (empty when nothing has), and what is worth knowing. */
export type CheckResult = { problems: string; remarks: string };

/** Checks the whole content of a group, with its photos and papers. Throws nothing that an editor can cause. */
export async function checkContent({
  memory,
  forPublishing = false,
  ...folders
}: CheckOptions): Promise<CheckResult> {
  const goodPhotos = readGoodPhotos(memory);
  const { problems, counts, remarks = [] } = await load(folders, goodPhotos);
  mkdirSync(path.dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ judge, goodPhotos }));

  const stillExamples = examplesLeft(folders);
  const wrong = [
    problems ? report(problems) : '',
    forPublishing && stillExamples ? `Zo kan de site nog niet online. ${stillExamples}` : '',
  ];
  const good = [
    counts
      ? `De inhoud is in orde: ${counts.files} bestanden, ${counts.photos} foto’s en ${counts.documents} documenten nagekeken.`
      : '',
    fewLines(remarks),
    forPublishing ? '' : stillExamples,
  ];
  return { problems: joined(wrong), remarks: joined(good) };
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n');

/** What judges a photo. Another judge looks at all of them anew. */
const judge = createHash('sha256')
  .update(readFileSync(path.join(__dirname, 'photoFiles.ts')))
  .update(JSON.stringify(sharp.versions))
  .digest('hex');

function readGoodPhotos(memory: string): GoodPhotos {
  try {
    const last: { judge: string; goodPhotos: GoodPhotos } = JSON.parse(readFileSync(memory, 'utf8'));
    return last.judge === judge ? last.goodPhotos : {};
  } catch {
    return {}; // the first time, or half written when a build was broken off
  }
}

/** What is still an example, as a leader reads it; empty when nothing is. */
export function examplesLeft(folders: Pick<CheckOptions, 'contentDir' | 'publicDir'>): string {
  const examples = findExamples(folders);
  return examples.length > 0 ? exampleReport(examples) : '';
}

/** The most lines that one kind of remark takes. */
const mostLines = 12;

const fewLines = (lines: readonly string[]) =>
  [
    ...lines.slice(0, mostLines),
    ...(lines.length > mostLines ? [`… en nog ${lines.length - mostLines}`] : []),
  ].join('\n');

function exampleReport(examples: readonly Example[]): string {
  const lines = examples
    .filter(({ line }) => line !== undefined)
    .map(({ file, line, field, value }) => `  ${file}, regel ${line}, veld ${field}: ${quote(value)}`);
  const files = (folder: string) =>
    examples.filter(({ file, line }) => line === undefined && file.startsWith(folder));
  const [photos, papers] = [files('content/fotos/'), files('public/documents/')];
  return [
    'Dit zijn nog voorbeelden. Vervang ze door jullie eigen gegevens voor de site online gaat:',
    ...lines.slice(0, mostLines),
    ...(lines.length > mostLines
      ? [`  … en nog ${lines.length - mostLines} plaatsen: los deze eerst op en kijk opnieuw`]
      : []),
    ...(photos.length > 0
      ? [
          `  ${counted(photos, 'voorbeeldfoto', 'voorbeeldfoto’s')}: zet er jullie eigen foto voor in de plaats, of haal ze weg en pas het bestand aan dat ze noemt`,
        ]
      : []),
    ...(papers.length > 0
      ? [
          `  ${counted(papers, 'voorbeeldformulier', 'voorbeeldformulieren')}: zet er de echte pdf voor in de plaats, of haal ze weg en pas content/documenten.yaml aan`,
        ]
      : []),
  ].join('\n');
}

/** `public/documents/2025/cm-jongens.pdf en nog 48 voorbeeldformulieren`. */
function counted(files: readonly Example[], one: string, more: string): string {
  const [first, ...others] = files;
  if (others.length === 0) return `${first?.file}, een ${one}`;
  return `${first?.file} en nog ${others.length} ${others.length === 1 ? one : more}`;
}
