import { freePort, run, script, servers, tool } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

/** `npm run dev`: the site while you work on it, with photos and a mailbox, until Ctrl-C. */

await ensureDependencies();

const { code } = await run(script('photos.ts'));
if (code !== 0) process.exit(code);

const mailPort = await freePort(9099);
const port = await freePort(Number(process.env.PORT ?? 3000));
const { start } = servers();
start([...script('mailbox.ts'), '--port', String(mailPort)]);
// On localhost: Next refuses its live reload to a page that was opened as 127.0.0.1.
start([...tool('next'), 'dev', '--hostname', 'localhost', '--port', String(port)], {
  NEXT_PUBLIC_MAIL_ORIGIN: `http://127.0.0.1:${mailPort}`,
});
console.log(
  `The site: http://localhost:${port} · the mailbox: http://127.0.0.1:${mailPort} · stop with Ctrl-C.`,
);
