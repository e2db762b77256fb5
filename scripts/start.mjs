import { freePort, listening, run, script, servers } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

/**
 * `npm start`: builds the site and serves it as the real host would, with a mailbox in the place of the mail provider,
 * until Ctrl-C. PORT chooses another port than 3000; a port that is taken gives the next free one.
 */

await ensureDependencies();

const { start, stop } = servers();
const mailPort = await freePort(9099);
const mailbox = `http://127.0.0.1:${mailPort}`;
start([...script('tools/mailbox/mailbox.ts'), '--quiet', '--port', String(mailPort)]); // first: it keeps the port while the site is built

const { code } = await run([process.execPath, 'scripts/build.mjs'], {
  env: { NEXT_PUBLIC_MAIL_ORIGIN: mailbox },
});
if (code !== 0) {
  stop(code);
} else {
  const port = await freePort(Number(process.env.PORT ?? 3000));
  start([...script('scripts/serve.ts'), '--quiet', '--dir', 'out', '--port', String(port)]);
  await Promise.all([listening(port), listening(mailPort)]);
  console.log(
    `\nThe site:    http://localhost:${port}\nThe mailbox: ${mailbox} (what the contact form sends, also in the folder postvak)\nStop with Ctrl-C.`,
  );
}
