import { freePort, listening } from '@/lib/programs/ports';
import { tool, typescript, untilInterrupted } from '@/lib/programs/programs';
import { makePhotos } from '@/pipeline/photos/photos';
import { failed } from './failed';

/** `npm run dev`: the site while you work on it, with photos and a mailbox, until Ctrl-C. */
async function main() {
  const { problems } = await makePhotos('public/fotos'); // where Next's own server finds them
  if (problems !== undefined) return failed(problems);
  const mailPort = await freePort(9099);
  const port = await freePort(Number(process.env.PORT ?? 3000));
  const { start } = untilInterrupted();
  start(typescript('tools/mailbox/mailbox.ts', '--quiet', '--port', String(mailPort)));
  // On localhost: Next refuses its live reload to a page that was opened as 127.0.0.1.
  start([...tool('next'), 'dev', '--hostname', 'localhost', '--port', String(port)], {
    NEXT_PUBLIC_MAIL_ORIGIN: `http://127.0.0.1:${mailPort}`,
  });
  await Promise.all([listening(port), listening(mailPort)]);
  console.log(
    `\nDe site:    http://localhost:${port} (de eerste keer duurt een pagina wat langer, op een trage computer een halve minuut)\nHet postvak: http://127.0.0.1:${mailPort}\nStoppen doe je met Ctrl-C.`,
  );
}

main();
