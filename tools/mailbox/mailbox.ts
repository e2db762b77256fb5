import { parseArgs } from 'node:util';
import { parseBehaviour } from './behaviour';
import { startMailbox } from './server';

/**
 * A mailbox on this machine that takes the contact form's messages in place of the provider:
 * `tsx tools/mailbox/mailbox.ts --port 9099 --dir postvak`, and to see how the form bears a bad day:
 * `--gedrag '{"status":429,"text":"Too many requests"}'` (see mailbox/behaviour.ts).
 */
async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '9099' },
      dir: { type: 'string', default: 'postvak' },
      gedrag: { type: 'string', default: '{}' },
      quiet: { type: 'boolean', default: false }, // for who names the address already
    },
  });
  const { url } = await startMailbox({
    port: Number(values.port),
    dir: values.dir,
    behaviour: parseBehaviour(values.gedrag),
  });
  if (!values.quiet) {
    console.log(`Postvak: ${url} (berichten komen in de map ${values.dir}; stop met Ctrl+C)`);
  }
}

main().catch((problem: NodeJS.ErrnoException) => {
  const inUse = problem.code === 'EADDRINUSE';
  console.error(
    inUse ? 'Postvak: deze poort is al bezet; kies een andere met --port.' : `Postvak: ${problem.message}`,
  );
  process.exitCode = 1;
});
