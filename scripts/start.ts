import { existsSync } from 'node:fs';
import { freePort, listening } from '@/lib/programs/ports';
import { run, typescript, untilInterrupted } from '@/lib/programs/programs';

/**
 * `npm start`: builds the site and serves it as the real host would, with a mailbox in the place of the mail provider,
 * until Ctrl-C. PORT chooses another port than 3000; or the next free one.
 */
async function main() {
  const { start, stop } = untilInterrupted();
  const mailPort = await freePort(9099);
  const mailbox = `http://127.0.0.1:${mailPort}`;
  start(typescript('tools/mailbox/mailbox.ts', '--quiet', '--port', String(mailPort))); // first: it holds the port while the site is built

  const { code } = await run(typescript('scripts/build.ts'), { env: { NEXT_PUBLIC_MAIL_ORIGIN: mailbox } });
  if (code !== 0 && !existsSync('out/index.html')) return stop(code); // one with a broken link can be looked at

  const port = await freePort(Number(process.env.PORT ?? 3000));
  start(typescript('scripts/serve.ts', '--quiet', '--dir', 'out', '--port', String(port)));
  await Promise.all([listening(port), listening(mailPort)]);
  console.log(
    `\nDe site:    http://localhost:${port}\nHet postvak: ${mailbox} (wat het contactformulier verstuurt, ook in de map postvak)\nStoppen doe je met Ctrl-C.`,
  );
}

main();
