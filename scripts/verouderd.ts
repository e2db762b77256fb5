import { parseArgs } from 'node:util';
import { sourcesIn } from '@/lib/content/check/read';
import { today } from '@/lib/dates/days';
import { outdated } from '@/pipeline/outdated';
import { failed } from './failed';

/**
 * `node scripts/run.mjs scripts/verouderd.ts --sinds 2026-09-26T18:00:00Z`: whether a site that was built then would be another one today, with the
 * same content. Exit code 1 when it would, so that it has to be built again; 2 when it was asked wrongly.
 */
function main() {
  const { values } = parseArgs({ options: { sinds: { type: 'string' } } });
  const built = new Date(values.sinds ?? '');
  if (Number.isNaN(built.getTime())) {
    return failed(
      'Zeg wanneer de site gebouwd is: node scripts/run.mjs scripts/verouderd.ts --sinds 2026-09-26T18:00:00Z',
      2,
    );
  }
  const lines = outdated(sourcesIn('content'), today(built), today(new Date()));
  console.log(lines.join('\n') || 'De site van toen is nog die van vandaag.');
  if (lines.length > 0) process.exitCode = 1;
}

main();
