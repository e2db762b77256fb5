import '@/lib/content/kinds/jitless';
import * as z from 'zod';
import type { AddedFile, Draft } from '@/editor/drafts/drafts';
import { withCurrentNames } from '@/editor/drafts/storedNames';
import { fromBase64, toBase64 } from '@/editor/media/bytes';
import { withAdded } from '@/editor/media/fileLists';
import { fileTypeOf } from '@/editor/media/sniff';
import { type Conflict, merged } from '@/editor/merge/merge';
import type { FileLists } from '@/lib/content/attachments';
import { createCheck, type Texts } from '@/lib/content/check';
import { fileNames } from '@/lib/content/schemas';

/** Changes of somebody without a key, as one file that is sent to somebody who has one. */
export type Proposal = {
  /** First name of who made them. */
  author: string;
  /** The files that changed, as they are and as they were; by their path below `content`. */
  texts: Texts;
  base: Texts;
  isWithoutPrivateFields: boolean;
  files: Readonly<Record<string, AddedFile>>;
};

/** A file that is no proposal, or one that may not be opened: in Dutch. Nothing was changed. */
export class ProposalRefused extends Error {
  override name = 'ProposalRefused';
}

/** Bytes, and numbers of files: much more than a leader needs, far less than what would hurt. */
const limits = { file: 30_000_000, text: 100_000, added: 60, photo: 5_000_000, paper: 10_000_000 };

const names: readonly string[] = Object.values(fileNames);
const someTexts = z
  .record(z.string(), z.string().max(limits.text))
  .refine((all) => Object.keys(all).every((name) => names.includes(name)));
const proposal = z.strictObject({
  is: z.literal('voorstel'),
  version: z.literal(1),
  author: z.string().min(1).max(60),
  texts: someTexts,
  base: someTexts,
  isWithoutPrivateFields: z.boolean(),
  files: z
    .record(z.string(), z.string().max(Math.ceil(limits.paper * 1.4)))
    .refine((files) => Object.keys(files).length <= limits.added),
});

/** The file to send: JSON. */
export function proposalFile({ base, texts, files }: Draft, author: string): Blob {
  const changed = Object.keys(texts).filter((name) => texts[name] !== base.texts[name]);
  const only = (all: Texts) => Object.fromEntries(changed.map((name) => [name, all[name] ?? '']));
  const written: z.input<typeof proposal> = {
    is: 'voorstel',
    version: 1,
    author,
    texts: only(texts),
    base: only(base.texts),
    isWithoutPrivateFields: base.isWithoutPrivateFields,
    files: Object.fromEntries(Object.entries(files).map(([path, { bytes }]) => [path, toBase64(bytes)])),
  };
  return new Blob([JSON.stringify(written)], { type: 'application/json' });
}

/** Reads such a file. @throws ProposalRefused for anything else */
export async function openProposal(file: Blob): Promise<Proposal> {
  if (file.size > limits.file)
    throw new ProposalRefused('Dit bestand is te groot voor een voorstel. Er is niets veranderd.');
  const read = proposal.safeParse(withCurrentNames(parsed(await file.text().catch(() => ''))));
  if (!read.success) {
    throw new ProposalRefused(
      'Dit bestand is geen voorstel, of het is onderweg beschadigd. Er is niets veranderd.',
    );
  }
  const { author, texts, base, isWithoutPrivateFields, files } = read.data;
  const added = Object.entries(files).map(([path, text]) => [path, addedFile(path, text)] as const);
  return {
    author,
    texts,
    base,
    isWithoutPrivateFields: isWithoutPrivateFields,
    files: Object.fromEntries(added),
  };
}

/**
 * A draft with a proposal in it. Where both changed the same, the draft keeps its own, with the conflicts to choose by.
 * @param files the photos and papers that there are
 * @throws ProposalRefused when its content is not right by itself
 */
export function withProposal(
  draft: Draft,
  { texts, base, isWithoutPrivateFields, files: added }: Proposal,
  files: FileLists,
): { draft: Draft; conflicts: readonly Conflict[] } {
  const { problems = [] } = createCheck()(
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
    isWithoutPrivateFields: isWithoutPrivateFields,
  });
  return {
    draft: { ...draft, texts: both.texts, files: { ...draft.files, ...added } },
    conflicts: both.conflicts,
  };
}

function addedFile(path: string, text: string): AddedFile {
  const refused = new ProposalRefused(
    `Dit voorstel brengt een bestand mee dat niet mag: ${path.slice(0, 80)}. Er is niets veranderd.`,
  );
  const bytes = decoded(text);
  if (!bytes) throw refused;
  const isPhoto = /^content\/fotos\/(?:[a-z0-9-]+\/)?[a-z0-9-]+\.jpg$/.test(path);
  const isPaper = /^public\/documents\/(?:[0-9-]+\/)?[a-z0-9-]+\.pdf$/.test(path);
  const sort = fileTypeOf(bytes.subarray(0, 64));
  if (isPhoto && sort === 'jpeg' && bytes.length <= limits.photo) return { bytes, type: 'image/jpeg' };
  if (isPaper && sort === 'pdf' && bytes.length <= limits.paper) return { bytes, type: 'application/pdf' };
  throw refused;
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
