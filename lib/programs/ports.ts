import { connect, createServer } from 'node:net';

/**
 * A port of this computer that nobody listens on: the first from `wished` on, or any when 0.
 * @throws Error when a hundred in a row are in use
 */
export async function freePort(wished = 0): Promise<number> {
  if (wished === 0) return (await bound(0)) ?? freePort();
  for (let port = wished; port < wished + 100; port += 1) {
    // asked too: on some systems a port can be bound on one address while a server answers on another
    if (!(await isListening(port)) && (await bound(port)) !== undefined) return port;
  }
  throw new Error(`No free port between ${wished} and ${wished + 99}.`);
}

/** Waits until something listens on the port of this computer. @throws Error after `seconds` */
export async function listening(port: number, seconds = 30): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; ) {
    if (await isListening(port)) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error(`Nothing listens on port ${port} after ${seconds} seconds.`);
}

/** Whether something listens on the port of this computer, on either family: 127.0.0.1 or ::1. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Listens for a moment; returns the port, or undefined when it is in use. */
function bound(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : undefined));
    });
  });
}
