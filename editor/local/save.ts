import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { mediaTypeOf, signPath } from '@/editor/media/newFiles';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { fileNames } from '@/lib/content/schemas/files';
import { guide, isUnbegun, setAside } from '@/pipeline/begin/beginFolder';
import { isWhole } from '@/pipeline/check/photoFiles';
import type { Saving, SavingAnswer } from './here';

const names: readonly string[] = Object.values(fileNames);
const texts = z
  .record(z.string(), z.string())
  .refine((all) => Object.keys(all).every((name) => names.includes(name)));
const saving = z.strictObject({
  texts,
  base: texts,
  files: z.record(z.string(), z.base64()),
  begins: z.boolean().optional(),
  format: z.int().positive().default(1),
});

/**
 * Writes changed content files, photos and documents in the project, and nothing else. All of them or none: every file is written
 * to a temporary one beside it first, and then renamed.
 * @param root the project folder
 * @param request the body of the request, not checked yet
 */
export async function save(root: string, request: unknown): Promise<SavingAnswer> {
  const read = saving.safeParse(request);
  if (!read.success) return refused('Dit kan niet bewaard worden: het is geen wijziging van de inhoud.');
  const { data } = read;
  if (data.format !== newestFormat)
    return refused(
      'Deze pagina is van een andere versie dan npm run bewerk. Laad ze opnieuw; je wijzigingen staan nog in deze browser.',
    );
  const foreign = Object.entries(data.files).find(([file, text]) => !isAllowed(file, text));
  if (foreign)
    return refused(`Dit kan niet bewaard worden: ${foreign[0].slice(0, 80)} hoort niet bij de inhoud.`);
  for (const [file, text] of Object.entries(data.files)) {
    const found = await unfit(file, Buffer.from(text, 'base64'));
    if (found) return refused(`Dit kan niet bewaard worden: ${file} is ${found}.`);
  }
  const files = [
    ...Object.entries(data.texts).map(([name, text]) => ({
      file: `content/${name}`,
      bytes: Buffer.from(text),
    })),
    ...Object.entries(data.files).map(([file, text]) => ({ file, bytes: Buffer.from(text, 'base64') })),
  ];
  const link = files.map(({ file }) => linkOnTheWay(root, file)).find((found) => found !== undefined);
  if (link) return refused(`Dit kan niet bewaard worden: ${link} is een verwijzing naar een andere plaats.`);
  if (data.begins && !isUnbegun(root))
    return refused(
      'Iemand anders begon ook al op deze computer: in de map content staat al een groep. Wil je daarop verder, kies dan ‘Zet alles terug’. Moet die van jou in de plaats, neem dan je antwoorden mee (na vraag 6) en doe npm run begin antwoorden.json -- --opnieuw.',
    );
  if (Object.entries(data.base).some(([name, text]) => textOf(root, name) !== text)) {
    return { type: 'changed', texts: Object.fromEntries(names.map((name) => [name, textOf(root, name)])) };
  }
  if (data.begins) {
    const before = setAside(root);
    const formerGuide = path.join(before, guide);
    writeAll(root, [
      ...files,
      ...(existsSync(formerGuide) ? [{ file: guide, bytes: readFileSync(formerGuide) }] : []),
    ]);
  } else writeAll(root, files);
  return { type: 'saved' };
}

const refused = (sentence: string): SavingAnswer => ({ type: 'refused', sentence });

const isAllowed = (file: string, text: Saving['files'][string]): boolean =>
  mediaTypeOf(file, Buffer.from(text.slice(0, 128), 'base64')) !== undefined;

/** In Dutch, why the build would refuse a new file. */
async function unfit(file: string, bytes: Buffer): Promise<string | undefined> {
  if (file.endsWith('.jpg')) return (await isWhole(bytes)) ? undefined : 'een foto die niet te openen is';
  if (file !== signPath) return undefined;
  const { cleanedSign } = await import('@/lib/theme/cleanedSign');
  return cleanedSign(bytes.toString()).found;
}

/** The first part of a path that is a symbolic link: it could lead out of the project. */
function linkOnTheWay(root: string, file: string): string | undefined {
  const parts = file.split('/');
  return parts
    .map((_, index) => parts.slice(0, index + 1).join('/'))
    .find((part) => lstatSync(path.join(root, part), { throwIfNoEntry: false })?.isSymbolicLink());
}

function textOf(root: string, name: string): string {
  const file = path.join(root, 'content', name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function writeAll(root: string, wanted: readonly { file: string; bytes: Buffer }[]): void {
  const written: { temporary: string; target: string }[] = [];
  try {
    for (const { file, bytes } of wanted) {
      const target = path.join(root, file);
      const temporary = `${target}.${process.pid}.tmp`;
      mkdirSync(path.dirname(target), { recursive: true });
      written.push({ temporary, target });
      writeFileSync(temporary, bytes, { flush: true });
    }
    for (const { temporary, target } of written) renameSync(temporary, target);
  } finally {
    for (const { temporary } of written) rmSync(temporary, { force: true });
  }
}
