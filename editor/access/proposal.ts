import '@/lib/content/kinds/jitless';
import * as z from 'zod';
import { withoutPrivateFields } from '@/editor/access/privateFields';
import type { AddedFile, Draft } from '@/editor/drafts/drafts';
import { withCurrentNames } from '@/editor/drafts/storedNames';
import { fromBase64, toBase64 } from '@/editor/media/bytes';
import { documentFolder, withAdded } from '@/editor/media/fileLists';
import { maxBytes, maxNewFiles } from '@/editor/media/limits';
import { mediaTypeOf } from '@/editor/media/newFiles';
import { type Conflict, documentConflict, merged } from '@/editor/merge/merge';
import type { FileLists } from '@/lib/content/check/attachments';
import { checkWithFiles } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import {
  migrate,
  NewerContentError,
  newestFormat,
  UnreadableContentError,
} from '@/lib/content/migrations/migrate';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';

/** The changes of a person without an access token, as one file for a person who has one. */
export type Proposal = {
  /** First name of their author. */
  author: string;
  /** The changed files, by their path below `content`. */
  texts: Texts;
  /** All files without the changes. */
  base: Texts;
  isWithoutPrivateFields: boolean;
  files: Readonly<Record<string, AddedFile>>;
};

/** A file that is not a proposal, or has problems: in Dutch. Nothing was changed. */
export class ProposalRefused extends Error {
  override name = 'ProposalRefused';
}

const names: readonly string[] = Object.values(fileNames);
const someTexts = z
  .record(z.string(), z.string().max(maxBytes.text))
  .refine((all) => Object.keys(all).every((name) => names.includes(name)));
const proposal = z.strictObject({
  is: z.literal('voorstel'), // the name in files that were sent
  version: z.literal(1),
  /** Of the content; absent in proposals of version 1 of the program, whose base has the changed files alone. */
  format: z.int().positive().optional(),
  author: z.string().min(1).max(60),
  texts: someTexts,
  base: someTexts,
  isWithoutPrivateFields: z.boolean(),
  files: z
    .record(z.string(), z.string().max(Math.ceil(maxBytes.document * 1.4)))
    .refine((files) => Object.keys(files).length <= maxNewFiles),
});

/** The file to send: JSON. @throws ProposalRefused when it would be larger than `openProposal` accepts */
export function proposalFile({ base, texts, files }: Draft, author: string): Blob {
  const size = encodedSize(files);
  if (size > maxBytes.proposal || Object.keys(files).length > maxNewFiles) throw tooLarge(files, size);
  const changed = changedIn(texts, base.texts);
  const written: z.input<typeof proposal> = {
    is: 'voorstel',
    version: 1,
    format: newestFormat,
    author,
    texts: changed,
    base: withPublicRest(base.texts, changed),
    isWithoutPrivateFields: base.isWithoutPrivateFields,
    files: Object.fromEntries(Object.entries(files).map(([path, { bytes }]) => [path, toBase64(bytes)])),
  };
  const file = new Blob([JSON.stringify(written)], { type: 'application/json' });
  if (file.size > maxBytes.proposal) throw tooLarge(files, file.size);
  return file;
}

const changedIn = (texts: Texts, base: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== base[name]));

/** A migration may move a field to or from a file that did not change, of which nobody needs the private fields. */
const withPublicRest = (base: Texts, changed: Texts): Texts =>
  Object.fromEntries(
    contentFiles.flatMap((file) => {
      const [name, text] = [fileNames[file], base[fileNames[file]]];
      if (text === undefined) return [];
      return [[name, name in changed ? text : withoutPrivateFields(file, text)]];
    }),
  );

const tooLarge = (files: Draft['files'], size: number) =>
  new ProposalRefused(
    `Dit is te veel voor één voorstel: ${Object.keys(files).length} foto’s en papieren, samen ${megabytes(size)} MB, en er gaan er hoogstens ${maxNewFiles} van samen ${megabytes(maxBytes.proposal)} MB in. Je wijzigingen staan nog op dit toestel. Vraag een uitnodiging aan wie de site beheert: dan zet je ze zelf online. Of haal er foto’s uit en stuur die later in een tweede voorstel.`,
  );

/** In base64, without making it: a phone has no room for twice what is too much. */
const encodedSize = (files: Draft['files']) =>
  Object.values(files).reduce((sum, { bytes }) => sum + Math.ceil(bytes.length / 3) * 4, 0);

const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

const damaged = () =>
  new ProposalRefused('Dit bestand is geen voorstel, of het is onderweg beschadigd. Er is niets veranderd.');

/** Parses a proposal file. @throws ProposalRefused */
export async function openProposal(file: Blob): Promise<Proposal> {
  if (file.size > maxBytes.proposal)
    throw new ProposalRefused('Dit bestand is te groot voor een voorstel. Er is niets veranderd.');
  const read = proposal.safeParse(withCurrentNames(parsed(await file.text().catch(() => ''))));
  if (!read.success) throw damaged();
  const { author, format, isWithoutPrivateFields, files } = read.data;
  if ((format ?? 1) > newestFormat) {
    throw new ProposalRefused(
      'Dit voorstel is van een nieuwere versie dan deze pagina. Laad de pagina opnieuw en open het dan. Er is niets veranderd.',
    );
  }
  const content = migrated(read.data);
  const added = Object.entries(files).map(([path, text]) => [path, addedFile(path, text)] as const);
  return { author, ...content, isWithoutPrivateFields, files: Object.fromEntries(added) };
}

/** The texts of a proposal in the format of this program. @throws ProposalRefused */
function migrated({
  author,
  format,
  texts,
  base,
}: z.output<typeof proposal>): Pick<Proposal, 'texts' | 'base'> {
  if (format === undefined && newestFormat > 1) {
    throw new ProposalRefused(
      `Dit voorstel is van voor een nieuwe versie van de site. Vraag ${author} om Beheer opnieuw te openen en het nog eens te sturen: de wijzigingen staan daar nog. Er is niets veranderd.`,
    );
  }
  try {
    const [after, before] = [migrate({ ...base, ...texts }).texts, migrate(base).texts];
    return { texts: changedIn(after, before), base: before };
  } catch (error) {
    if (error instanceof UnreadableContentError || error instanceof NewerContentError) throw damaged();
    throw error;
  }
}

/**
 * A draft merged with a proposal. Where both changed the same, the side of the draft, with the conflicts.
 * @param files the photos and documents that exist
 * @throws ProposalRefused when its content has problems of its own
 */
export function withProposal(
  draft: Draft,
  { texts, base, isWithoutPrivateFields, files: added }: Proposal,
  files: FileLists,
): { draft: Draft; conflicts: readonly Conflict[] } {
  const { problems = [] } = checkWithFiles(
    { ...draft.texts, ...texts },
    withAdded(files, [...Object.keys(draft.files), ...Object.keys(added)]),
  );
  const [first] = problems;
  if (first) {
    const others = problems.length > 1 ? ` En zo nog ${problems.length - 1}.` : '';
    throw new ProposalRefused(
      `In dit voorstel klopt iets niet, dus er is niets veranderd. ${first.field ?? first.file}: verwacht werd ${first.expected}.${others}`,
    );
  }
  const both = merged({
    ours: texts,
    base,
    theirs: draft.texts,
    isWithoutPrivateFields,
  });
  const replaced = Object.entries(added).flatMap(([path, ours]) => {
    const theirs = draft.files[path];
    const isReplaced = theirs && path.startsWith(documentFolder) && !isSameFile(ours, theirs);
    return isReplaced ? [documentConflict(path, { ours, theirs })] : [];
  });
  return {
    draft: { ...draft, texts: both.texts, files: { ...draft.files, ...added } },
    conflicts: [...both.conflicts, ...replaced],
  };
}

const isSameFile = ({ bytes }: AddedFile, other: AddedFile) =>
  bytes.length === other.bytes.length && bytes.every((byte, index) => byte === other.bytes[index]);

function addedFile(path: string, text: string): AddedFile {
  const bytes = decoded(text);
  const type = bytes && mediaTypeOf(path, bytes);
  const limit = type === 'image/jpeg' ? maxBytes.photo : maxBytes.document;
  if (bytes && type && bytes.length <= limit) return { bytes, type };
  throw new ProposalRefused(
    `Dit voorstel brengt een bestand mee dat niet mag: ${path.slice(0, 80)}. Er is niets veranderd.`,
  );
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
