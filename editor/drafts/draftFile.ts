import '@/lib/content/kinds/jitless';
import * as z from 'zod';
import { valueAtPlace } from '@/editor/document/places';
import { fromBase64, toBase64 } from '@/editor/media/bytes';
import { maxBytes } from '@/editor/media/limits';
import { mediaTypeOf, signPath } from '@/editor/media/newFiles';
import { FileRefused, preparedDocument } from '@/editor/media/photo';
import { preparedSign } from '@/editor/media/sign';
import type { Texts } from '@/lib/content/check/sources';
import { version } from '@/lib/version/version';
import type { AddedFile, Draft } from './drafts';
import { isUntouched } from './work';

const texts = z.record(z.string(), z.string());
const written = z.strictObject({
  is: z.literal('wijzigingen'),
  /** Of the program that wrote it. */
  program: z.string(),
  base: z.object({ commit: z.string().nullable(), texts, isWithoutPrivateFields: z.boolean() }),
  texts,
  begun: z.custom<NonNullable<Draft['begun']>>((value) => typeof value === 'object').optional(),
  changedAt: z.number(),
  /** In base64, by their path from the project folder. */
  files: z.record(z.string(), z.string()),
});

/** A draft as a file, to take it from a device where something broke: JSON. */
export function draftFile({ base, files, texts, begun, changedAt }: Draft): File {
  const { commit, isWithoutPrivateFields } = base;
  const content: z.input<typeof written> = {
    is: 'wijzigingen',
    program: version.program,
    base: { commit, texts: base.texts, isWithoutPrivateFields },
    texts,
    begun,
    changedAt,
    files: Object.fromEntries(Object.entries(files).map(([path, { bytes }]) => [path, toBase64(bytes)])),
  };
  return new File([JSON.stringify(content)], 'wijzigingen.json', { type: 'application/json' });
}

/**
 * The draft of such a file.
 * @param here what is open now: an untouched draft of the same project
 * @throws FileRefused, in Dutch, for any other file, another project or version, and when there are changes here; nothing is changed then
 */
export async function openDraftFile(file: Blob, here: Draft): Promise<Draft> {
  if (!isUntouched(here))
    throw refused('Op dit toestel staan ook wijzigingen. Zet die eerst online, of zet ze terug.');
  if (file.size > maxBytes.draftFile) throw refused('Dit bestand is te groot.');
  const { data } = written.safeParse(parsed(await file.text().catch(() => '')));
  if (!data) throw refused('Dit is geen bestand met wijzigingen, of het is onderweg beschadigd.');
  const { program, base, texts, begun, changedAt } = data;
  if (projectOf(base.texts) !== projectOf(here.base.texts))
    throw refused('Dit bestand is van een andere site.');
  if (program !== version.program)
    throw refused(
      `Dit bestand is van versie ${program} van het beheer, en dit is versie ${version.program}.`,
    );
  const files = await Promise.all(
    Object.entries(data.files).map(async ([path, text]) => [path, await addedFile(path, text)] as const),
  );
  return { base, texts, begun, changedAt, files: Object.fromEntries(files), sent: {} };
}

const refused = (why: string) => new FileRefused(`${why} Er is niets veranderd.`);

/** What tells a site from another one: its address, which the example group has too. */
const projectOf = (of: Texts): unknown => valueAtPlace(of, { file: 'site', path: ['siteAdres'] });

/** Checked as when it was chosen: what the build refuses is not published. */
async function addedFile(path: string, text: string): Promise<AddedFile> {
  const name = path.slice(0, 80);
  const bytes = decoded(text);
  const type = bytes && mediaTypeOf(path, bytes);
  if (!bytes || !type) throw refused(`Er zit een bestand in dat niet mag: ${name}.`);
  const file = new Blob([bytes], { type });
  const prepared = path === signPath ? preparedSign : type === 'application/pdf' && preparedDocument;
  if (prepared)
    return prepared(file).catch((error) => {
      throw error instanceof FileRefused ? refused(error.message) : error;
    });
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) throw refused(`Er zit een foto in die niet te openen is: ${name}.`);
  picture.close();
  return { bytes, type };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decoded(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return fromBase64(text);
  } catch {
    return undefined;
  }
}
