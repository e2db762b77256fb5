import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from '@/lib/programs/programs';
import { placePhotos } from '@/pipeline/finish/photos';

/**
 * For the journeys of behaviour: `next build` alone, in a copy of the project that was built before, so that its photos and share pictures
 * are there. Leaves the export in `plain/`, and the finished one in `out/` as it was. Exit code 1 when it fails.
 */
async function main(): Promise<void> {
  const [finished, plain] = [join('.cache', 'finished'), 'plain'];
  for (const folder of [finished, plain]) rmSync(folder, { recursive: true, force: true });
  renameSync('out', finished);
  const { code } = await run([...tool('next'), 'build']);
  if (code === 0) {
    placePhotos(join('.cache', 'photos', 'site'), 'out');
    renameSync('out', plain);
  } else process.exitCode = code;
  if (existsSync('out')) rmSync('out', { recursive: true });
  renameSync(finished, 'out');
}

void main();
