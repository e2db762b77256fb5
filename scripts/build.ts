import { buildSite } from '@/pipeline/build';
import { failed } from './failed';

/**
 * `npm run build`: content in, the publishable site in out/; exit code 1 when it could not be made or is not right.
 * `--verbose` shows the output of Next too.
 */
async function main() {
  const { failed: step, problems } = await buildSite({
    verbose: process.argv.includes('--verbose'),
    toPublish: process.env.NEXT_PUBLIC_MAIL_ORIGIN === undefined, // else it is built to be tried out here
    onStart: ({ name, nth, of }) => console.log(`Bouwen ${nth}/${of}: ${name}`),
    onDone: ({ done }) => done && console.log(done),
  });
  if (step === undefined) console.log('Klaar: de site staat in de map out.');
  else failed(`${problems}\n\nNiet klaar: de stap ‘${step}’ is mislukt.`);
}

main();
