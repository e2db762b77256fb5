import { freePort, listening, run, script, servers, tool } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

/** `npm run dev`: the site while you work on it, with photos and a mailbox, until Ctrl-C. */

await ensureDependencies();

const { code } = await run(script('pipeline/photos/photos.ts'));
if (code !== 0) process.exit(code);

const mailPort = await freePort(9099);
const port = await freePort(Number(process.env.PORT ?? 3000));
const { start } = servers();
start([...script('tools/mailbox/mailbox.ts'), '--quiet', '--port', String(mailPort)]);
// On localhost: Next refuses its live reload to a page that was opened as 127.0.0.1.
start([...tool('next'), 'dev', '--hostname', 'localhost', '--port', String(port)], {
  NEXT_PUBLIC_MAIL_ORIGIN: `http://127.0.0.1:${mailPort}`,
});
await Promise.all([listening(port), listening(mailPort)]);
console.log(
  `\nThe site:    http://localhost:${port} (a page takes a while the first time, half a minute on a slow computer)\nThe mailbox: http://127.0.0.1:${mailPort}\nStop with Ctrl-C.`,
);
