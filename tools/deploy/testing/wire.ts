import { connect, createServer, type Server, type Socket } from 'node:net';

/** An address that only the wire listens on, so that data connections of FTP pass through it too. */
export const WIRE_HOST = '127.0.0.2';

/**
 * Stands between a deploy and the server and counts what passes, in both directions and over all connections.
 * `listen` maps ports of the wire to ports of the server.
 */
export async function startWire(
  listen: ReadonlyMap<number, number>,
  onBytes: (total: number) => void = () => undefined,
) {
  const clients = new Set<Socket>();
  let total = 0;
  let cutEvery = Number.POSITIVE_INFINITY;
  let sinceCut = 0;
  let cuts = 0;

  // What was let through still arrives at the server; then the line is dead for everybody.
  const cut = () => {
    for (const client of clients) client.destroy();
    clients.clear();
  };

  const pass = (from: Socket, to: Socket) => {
    from.on('error', () => undefined);
    from.on('end', () => to.end());
    from.on('data', (bytes: Buffer) => {
      if (to.destroyed || to.writableEnded) return;
      const room = Math.max(0, cutEvery - sinceCut);
      total += Math.min(room, bytes.length);
      sinceCut += bytes.length;
      to.write(bytes.subarray(0, room));
      onBytes(total);
      if (sinceCut < cutEvery) return;
      sinceCut = 0;
      cuts += 1;
      cut();
    });
  };

  const servers: Server[] = [];
  for (const [port, target] of listen) {
    const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
      const upstream = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
      clients.add(client);
      client.on('close', () => {
        clients.delete(client);
        upstream.end();
      });
      upstream.on('close', () => client.destroy());
      pass(client, upstream);
      pass(upstream, client);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, WIRE_HOST, resolve);
    });
    servers.push(server);
  }

  return {
    get total() {
      return total;
    },
    get cuts() {
      return cuts;
    },
    restart() {
      total = 0;
    },
    /** From now on the line goes dead each time so many bytes have passed. */
    cutEach(bytes: number) {
      cutEvery = bytes;
      sinceCut = 0;
      cuts = 0;
    },
    async stop() {
      cut();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}

/**
 * A row of ports for an FTP server's data connections, free on the wire and below those that systems hand out to
 * outgoing connections.
 */
export async function freeRange(length: number): Promise<[number, number]> {
  for (let first = 20_000 + (process.pid % 200) * 50; ; first = first > 31_000 ? 20_000 : first + length) {
    const probes = await Promise.all(Array.from({ length }, (_, index) => isFree(first + index)));
    if (probes.every(Boolean)) return [first, first + length - 1];
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, WIRE_HOST, () => probe.close(() => resolve(true)));
  });
