import * as z from 'zod';
import { DeployError } from './errors';

/** Names on the host. The folder is hidden and closed by its own .htaccess; nothing of the site is in it. */
export const STORE = {
  folder: '.deploy',
  manifest: '.deploy/manifest.json',
  pending: '.deploy/bezig.json',
  madeOf: '.deploy/gemaakt-van.json',
  guard: '.deploy/.htaccess',
  previous: '.deploy/vorige',
  temporary: '.deploy/tijdelijk',
  lock: '.deploy/slot',
} as const;

type Stamp = { hash: string; size: number };
export type FileMap = ReadonlyMap<string, Stamp>;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const stamp = z.object({ hash, size: z.int().nonnegative() });
/** What is read from the host decides what is removed there, so a path that leaves the site's folder is refused. */
const path = z
  .string()
  .refine(
    (value) => value !== '' && !value.split('/').some((part) => part === '' || part === '.' || part === '..'),
  );
const goal = z.enum(['publiceren', 'terug']);
/** A version of the site: when it was first put online, and its files. */
const version = z.object({ at: z.iso.datetime(), files: z.record(path, stamp) });

/**
 * Raised with every hardening of this program. The manifest keeps it, and a program that is older than the one that published last
 * refuses: nobody takes a host back to one that checks less by putting an older `publish.yml` in place. One from before the number
 * refuses too, as the manifest has a field that it does not know.
 */
export const programVersion = 2;

const manifest = z.strictObject({
  version: z.literal(1),
  /** Of the program that wrote this. */
  program: z.int().min(1).max(programVersion).default(1),
  /** Name of the deploy that wrote this. */
  id: z.string(),
  at: z.iso.datetime(),
  /** When the version that it describes was first put online: earlier than `at` after going back. */
  published: z.iso.datetime().optional(),
  /** How many versions were put here before and with this one. */
  deploy: z.int().positive(),
  /** Every file of ours on the host; `unused`: since which deploy a file is no longer part of the site. */
  files: z.record(
    path,
    stamp.extend({ unused: z.object({ deploy: z.int(), at: z.iso.datetime() }).nullable() }),
  ),
  /** Folders that we made: removed again once nothing of ours is left in them. */
  folders: z.array(path),
  previous: version.nullable(),
});

const pending = z.strictObject({
  version: z.literal(1),
  id: z.string(),
  at: z.iso.datetime(),
  goal,
  /** Of going back: where to. What is interrupted and run again must not choose anew. */
  target: version.optional(),
  /** Every path that this deploy, or an interrupted one before it, may have written, with the possible contents. */
  files: z.record(path, z.array(hash)),
  folders: z.array(path),
});

/** The list of our files on the host, written as the last act of a deploy. */
export type Manifest = z.infer<typeof manifest>;
/**
 * What a deploy is about to write: after an interruption it distinguishes our files from those of others. Once the manifest has
 * the same id it is history.
 */
export type Pending = z.infer<typeof pending>;
export type Goal = z.infer<typeof goal>;
export type Version = { at: string; files: FileMap };

/** @throws DeployError when the file is not one that this program wrote */
export const parseManifest = (bytes: Buffer | null): Manifest | null =>
  parse(STORE.manifest, manifest, bytes);
/** @throws DeployError when the file is not one that this program wrote */
export const parsePending = (bytes: Buffer | null): Pending | null => parse(STORE.pending, pending, bytes);

export const toBytes = (value: Manifest | Pending) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/** The version that the manifest describes: its files that are in use. */
export function currentFiles(from: Manifest | null): Map<string, Stamp> {
  const used = Object.entries(from?.files ?? {}).filter(([, file]) => file.unused === null);
  return new Map(used.map(([name, { hash, size }]) => [name, { hash, size }]));
}

/** When the version that the manifest describes was first put online. */
export const publishedAt = ({ at, published = at }: Manifest): string => published;

/** A deploy that reached its manifest is complete; its intentions are history then. */
export function openPending({
  manifest,
  pending,
}: {
  manifest: Manifest | null;
  pending: Pending | null;
}): Pending | null {
  return pending !== null && pending.id !== manifest?.id ? pending : null;
}

function parse<T>(name: string, schema: z.ZodType<T>, bytes: Buffer | null): T | null {
  if (bytes === null) return null;
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new DeployError(
      `Het bestand ${name} op de host is beschadigd of van een nieuwere versie van dit programma. Er is niets veranderd. Haal de nieuwste code op (git pull); helpt dat niet, zet dan een reservekopie van ${name} terug.`,
    );
  }
}
