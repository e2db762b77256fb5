import { htaccessBlock } from '@/lib/hosting/apache';
import type { Host } from './host';

/** The one file that a host's panel writes in too. */
export const SHARED = '.htaccess';

/**
 * A host of which `.htaccess` shows only the site's own lines, so that nobody else has to know that there are others: those
 * above and below stay when it is replaced, in the same act. `preserved` returns the lines that stayed since its last call.
 */
export function preservingHostLines(host: Host): { host: Host; preserved: () => string[] } {
  let preserved: string[] = [];

  async function own(): Promise<Buffer | null> {
    const bytes = await host.read(SHARED);
    return bytes === null ? null : ownPart(bytes);
  }

  return {
    preserved() {
      const lines = preserved;
      preserved = [];
      return lines;
    },
    host: {
      ...host,
      async list(folder) {
        const entries = await host.list(folder);
        if (folder !== '' || !entries?.some(isShared)) return entries;
        const bytes = await own();
        return entries.flatMap((entry) => {
          if (!isShared(entry)) return [entry];
          return bytes === null ? [] : [{ ...entry, size: bytes.length }];
        });
      },
      size: async (path) => (path === SHARED ? ((await own())?.length ?? null) : host.size(path)),
      read: (path) => (path === SHARED ? own() : host.read(path)),
      async rename(from, to) {
        if (to === SHARED) await addHostLines(from);
        await host.rename(from, to);
      },
    },
  };

  /** Puts the lines that stand on the host around the file that takes their place. */
  async function addHostLines(file: string) {
    const there = await host.read(SHARED);
    const parts = there && split(there);
    const lines = parts ? `${parts.before}${parts.after}`.split(/\r?\n/).filter((line) => line.trim()) : [];
    const bytes = lines.length > 0 ? await host.read(file) : null;
    if (!parts || bytes === null) return;
    await host.write(
      file,
      Buffer.concat([
        Buffer.from(parts.before, 'latin1'),
        ownPart(bytes) ?? bytes,
        Buffer.from(parts.after, 'latin1'),
      ]),
    );
    preserved = lines.map((line) => Buffer.from(line, 'latin1').toString('utf8'));
  }
}

const isShared = ({ name, type }: { name: string; type: string }) => name === SHARED && type === 'file';

const line = (text: string) => new RegExp(`^${text}[ \\t]*(?:\\r?\\n|\\r?$(?![\\s\\S]))`, 'gm');

/** The file in three; null when it has no lines of ours. Latin-1 preserves every byte, whatever the host wrote. */
function split(bytes: Buffer): { before: string; own: string; after: string } | null {
  const text = bytes.toString('latin1');
  const begin = text.search(line(htaccessBlock.begin));
  const end = [...text.matchAll(line(htaccessBlock.end))].at(-1);
  if (begin < 0 || end === undefined || end.index < begin) return null;
  const after = end.index + end[0].length;
  return { before: text.slice(0, begin), own: text.slice(begin, after), after: text.slice(after) };
}

/** As we wrote it, also where the host writes line ends in its own way; null when nothing stands between the two lines. */
function ownPart(bytes: Buffer): Buffer | null {
  const parts = split(bytes);
  if (parts === null) return bytes;
  const lines = parts.own.trimEnd().split(/\r?\n/);
  return lines.slice(1, -1).some((one) => one.trim()) ? Buffer.from(`${lines.join('\n')}\n`, 'latin1') : null;
}
