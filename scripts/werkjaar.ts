import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { today } from '@/lib/dates/days';
import { readDay } from '@/lib/dates/dayWords';
import { askNetwork } from '@/pipeline/yearly/links';
import { pageReport, textReport } from '@/pipeline/yearly/report';
import { yearly } from '@/pipeline/yearly/yearly';
import { failed } from './failed';

const page = 'werkjaar.html';

/**
 * `npm run werkjaar`: lists what is outdated or missing, on the terminal and as a page to print. Exit code 1 when something has
 * to be put right, 2 when an option is wrong. `--dag "1 september 2026"` checks as on that day, `--zonder-net` requests no
 * other site.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dag: { type: 'string' }, 'zonder-net': { type: 'boolean' } } });
  const day = values.dag === undefined ? today(new Date()) : readDay(values.dag);
  if (!day) {
    return failed(
      'Schrijf de dag voluit, met aanhalingstekens: npm run werkjaar -- --dag "1 september 2026"',
      2,
    );
  }
  const ask = values['zonder-net'] ? undefined : askNetwork;
  const list = await yearly({ root: '.', day, ask });
  console.log(textReport({ day, ...list }));
  writeFileSync(page, pageReport({ day, ...list }));
  console.log(`\nOm af te drukken en af te vinken: ${page}`);
  if (list.problems.some(({ level }) => level !== 'look')) process.exitCode = 1;
}

main();
