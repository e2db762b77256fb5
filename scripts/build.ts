import { buildSite } from '@/pipeline/build';

/**
 * `npm run build`: content in, the publishable site in out/; exit code 1 when it could not be made. `--verbose` shows what
 * Next says too.
 */
async function main() {
  const { failed, problems } = await buildSite({
    verbose: process.argv.includes('--verbose'),
    onStart: ({ name, nth, of }) => console.log(`Bouwen ${nth}/${of}: ${name}`),
    onDone: ({ done }) => done && console.log(done),
  });
  if (failed === undefined) {
    console.log('Klaar: de site staat in de map out.');
    return;
  }
  console.error(`${problems}\n\nNiet gebouwd: de stap ‘${failed}’ is mislukt.`);
  process.exitCode = 1;
}

main();
