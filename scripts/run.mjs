import { spawn } from 'node:child_process';
import { ensureDependencies } from './setup.mjs';

/**
 * `node scripts/run.mjs <file> [arguments]`: how every command of package.json starts. Plain Node, because it runs before
 * `npm ci`: it brings in the dependencies when they are missing or old, and then runs the TypeScript file.
 */
try {
  await ensureDependencies();
} catch (problem) {
  console.error(problem.message);
  process.exit(1);
}

const child = spawn(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], { stdio: 'inherit' });
// Ctrl-C reaches both through the terminal: the child decides what it ends, and when.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});
