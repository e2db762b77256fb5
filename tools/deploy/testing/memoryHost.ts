import { HostError } from '../errors';
import type { Host } from '../host';

/** A host in memory that can stop at any act, or fill up. */
export function memoryHost(files = new Map<string, Buffer>(), folders = new Set<string>()) {
  const host = {
    files,
    folders,
    /** Acts that change something, so far. */
    acts: 0,
    /** The act at which the line is cut for good. */
    cutAt: Number.POSITIVE_INFINITY,
    /** Bytes that fit on the disk. */
    room: Number.POSITIVE_INFINITY,
  };

  const act = () => {
    host.acts += 1;
    if (host.acts > host.cutAt) throw new HostError('connection', 'weg');
  };
  const used = () => [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);

  const api: Host = {
    async list(folder) {
      if (folder !== '' && !folders.has(folder)) return null;
      const parent = (path: string) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '');
      const inside = (path: string) => parent(path) === folder;
      const name = (path: string) => path.slice(path.lastIndexOf('/') + 1);
      return [
        ...[...files]
          .filter(([path]) => inside(path))
          .map(([path, bytes]) => ({ name: name(path), type: 'file' as const, size: bytes.length })),
        ...[...folders]
          .filter(inside)
          .map((path) => ({ name: name(path), type: 'folder' as const, size: 0 })),
      ];
    },
    async folders() {
      return [...folders].filter((path) => !path.includes('/'));
    },
    async size(path) {
      return files.get(path)?.length ?? null;
    },
    async read(path) {
      return files.get(path) ?? null;
    },
    async write(path, bytes) {
      act();
      files.delete(path);
      const fits = Math.max(0, Math.min(bytes.length, host.room - used()));
      files.set(path, bytes.subarray(0, fits));
      if (fits < bytes.length) throw new HostError('full', 'De schijf van de host is vol.');
    },
    async rename(from, to) {
      act();
      const bytes = files.get(from);
      if (bytes !== undefined) {
        files.set(to, bytes);
        files.delete(from);
        return;
      }
      const moved = [...folders].filter((path) => path === from || path.startsWith(`${from}/`));
      if (moved.length === 0) throw new HostError('other', `${from} bestaat niet`);
      const inPlace = [...files.keys(), ...folders].filter((path) => path.startsWith(`${to}/`));
      if (inPlace.length > 0) throw new HostError('other', `${to} is niet leeg`);
      for (const path of moved) {
        folders.delete(path);
        folders.add(path.replace(from, to));
      }
      for (const [path, inside] of [...files].filter(([path]) => path.startsWith(`${from}/`))) {
        files.delete(path);
        files.set(path.replace(from, to), inside);
      }
    },
    async remove(path) {
      act();
      files.delete(path);
    },
    async makeFolder(path) {
      act();
      folders.add(path);
    },
    async removeFolder(path) {
      act();
      const isEmpty = ![...files.keys(), ...folders].some((other) => other.startsWith(`${path}/`));
      return isEmpty && folders.delete(path);
    },
    async close() {},
  };
  return Object.assign(host, { api });
}
