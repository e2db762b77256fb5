import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ValidContent } from '@/lib/content/check/check';
import { quote, report } from '@/lib/content/problem';
import type { GoodPhotos } from './attachments';
import { type Example, findExamples } from './examples';
import { load } from './load';

/** The folders of this project that `checkProject` reads. */
export const ownFolders = { contentDir: 'content', publicDir: 'public' };

type CheckOptions = {
  contentDir: string;
  publicDir: string;
  /** Caches which photos are valid, so that only new ones are opened; `.cache/controle.json` by default. May be deleted at any moment. */
  cacheFile?: string;
};

/** Dutch texts for leaders; `problems` is empty when the content is valid, which is then in it. */
type CheckResult = { problems: string; remarks: string; valid?: ValidContent };

/** Checks the content of a group with its photos and documents. Never throws because of content. */
export async function checkProject({
  cacheFile = '.cache/controle.json',
  ...folders
}: CheckOptions): Promise<CheckResult> {
  const goodPhotos = readGoodPhotos(cacheFile);
  const { problems, valid, counts, remarks = [] } = await load(folders, goodPhotos);
  mkdirSync(path.dirname(cacheFile), { recursive: true });
  writeFileSync(cacheFile, JSON.stringify({ version, goodPhotos }));

  const good = [
    counts
      ? `De inhoud is in orde: ${counts.files} bestanden, ${counts.photos} foto’s en ${counts.documents} documenten nagekeken.`
      : '',
    firstLines(remarks),
    exampleReport(folders),
  ];
  return { problems: problems ? report(problems) : '', remarks: joined(good), ...(valid && { valid }) };
}

const joined = (texts: readonly string[]) => texts.filter(Boolean).join('\n\n');

/** Changes with the code that decodes photos: all of them are checked again. */
const version = createHash('sha256')
  .update(readFileSync(path.join(__dirname, 'photoFiles.ts')))
  .update(JSON.stringify(sharp.versions))
  .digest('hex');

function readGoodPhotos(cacheFile: string): GoodPhotos {
  try {
    const last: { version: string; goodPhotos: GoodPhotos } = JSON.parse(readFileSync(cacheFile, 'utf8'));
    return last.version === version ? last.goodPhotos : {};
  } catch {
    return {}; // the first time, or truncated by an interrupted build
  }
}

/** The Dutch list of example values; empty when there are none. */
export function exampleReport(folders: Pick<CheckOptions, 'contentDir' | 'publicDir'>): string {
  const examples = findExamples(folders);
  return examples.length > 0 ? reportOf(examples) : '';
}

/** The maximum number of lines for one kind of remark. */
const maxLines = 12;

const firstLines = (lines: readonly string[]) =>
  [
    ...lines.slice(0, maxLines),
    ...(lines.length > maxLines ? [`… en nog ${lines.length - maxLines}`] : []),
  ].join('\n');

function reportOf(examples: readonly Example[]): string {
  const lines = examples
    .filter(({ line }) => line !== undefined)
    .map(({ file, line, field, value }) => `  ${file}, regel ${line}, veld ${field}: ${quote(value)}`);
  const files = (folder: string) =>
    examples.filter(({ file, line }) => line === undefined && file.startsWith(folder));
  const [photos, documents] = [files('content/fotos/'), files('public/documents/')];
  return [
    'Dit lijkt nog van de voorbeeldgroep. Het houdt niets tegen; vervang het door jullie eigen gegevens:',
    ...lines.slice(0, maxLines),
    ...(lines.length > maxLines
      ? [`  … en nog ${lines.length - maxLines} plaatsen: los deze eerst op en kijk opnieuw`]
      : []),
    ...(photos.length > 0
      ? [
          `  ${counted(photos, 'voorbeeldfoto', 'voorbeeldfoto’s')}: zet er jullie eigen foto voor in de plaats, of haal ze weg en pas het bestand aan dat ze noemt`,
        ]
      : []),
    ...(documents.length > 0
      ? [
          `  ${counted(documents, 'voorbeeldformulier', 'voorbeeldformulieren')}: zet er de echte pdf voor in de plaats, of haal ze weg en pas content/documenten.yaml aan`,
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
