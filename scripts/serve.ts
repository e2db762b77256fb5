import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@/pipeline/hosting/server';
import { failed } from './failed';

/**
 * `npm run serve`: serves the site in out/ (`--dir` another one) as the real host would, until Ctrl-C. `--port`, else PORT,
 * else 3000, or the next free one; `--quiet` for who names the address already.
 */
async function main() {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'out' },
      port: { type: 'string', default: process.env.PORT ?? '3000' },
      quiet: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(join(values.dir, 'index.html'))) {
    return failed(`In de map ${values.dir} staat geen site. Maak ze eerst: npm run build`);
  }
  const { url } = await serve({ dir: values.dir, port: Number(values.port) });
  if (!values.quiet) console.log(`De site: ${url} (stoppen doe je met Ctrl-C)`);
}

main();
