import { rmSync } from 'node:fs';
import { run, script, tool } from './run.mjs';
import { ensureDependencies } from './setup.mjs';

/**
 * `npm run build`: content in, the publishable site in out/. Stops at the first step that fails, with its exit code
 * and an empty out/, so that nothing half-made can be published. `--verbose` shows what Next says too.
 */

await ensureDependencies();

const steps = [
  { name: 'content', command: script('scripts/controle.ts') },
  { name: 'photos', command: [...script('pipeline/photos/photos.ts'), '.cache/photos/site'] },
  { name: 'pictures for shared links', command: script('pipeline/share/pictures.ts') },
  { name: 'pages', command: [...tool('next'), 'build'], quiet: !process.argv.includes('--verbose') },
  { name: 'finish', command: script('pipeline/finish/finish.ts') },
];

rmSync('out', { recursive: true, force: true });
for (const [index, { name, command, quiet = false }] of steps.entries()) {
  console.log(`Build ${index + 1}/${steps.length}: ${name}`);
  const { code, output } = await run(command, { quiet });
  if (code !== 0) {
    rmSync('out', { recursive: true, force: true });
    console.error(`${output}Build stopped: the step "${name}" failed.`);
    process.exit(code);
  }
}
console.log('Build done: the site is in out/.');
