import { readFileSync, writeFileSync } from 'node:fs';
import { bundle, pinOf, programFile } from '@/tools/deploy/bundle';

/**
 * `node scripts/run.mjs scripts/bundleDeploy.ts`: makes the program that publishes, and names it in publish.yml. Look at both
 * changes before you commit them: this is what runs beside the password of the host.
 */
const program = bundle();
writeFileSync(programFile, program);

const workflow = '.github/workflows/publish.yml';
const pinned = Object.entries(pinOf(program)).reduce(
  (text, [name, value]) => text.replace(new RegExp(`(?<=^ +${name}: )\\S+`, 'm'), value),
  readFileSync(workflow, 'utf8'),
);
writeFileSync(workflow, pinned);
