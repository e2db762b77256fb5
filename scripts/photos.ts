import { join } from 'node:path';
import { SingleBar } from 'cli-progress';
import { buildPhotos, PhotoError } from '@/lib/photos/build';

/** `tsx scripts/photos.ts [content folder]`: originals in `content/fotos` → variants in `public/fotos` and the manifest. */

const content = process.argv[2] ?? 'content';
const bar = new SingleBar({
  format: "Foto's {bar} {value}/{total} · nog {eta_formatted}",
  hideCursor: null,
  noTTYOutput: true,
  notTTYSchedule: 10_000,
});

async function main() {
  try {
    const { total, encoded, removed } = await buildPhotos(
      { originals: join(content, 'fotos'), cache: '.cache/photos', output: 'public/fotos' },
      {
        onStart: (photos) => photos > 0 && bar.start(photos, 0),
        onPhoto: () => bar.increment(),
      },
    );
    bar.stop();
    console.log(`Foto's: ${total}, waarvan ${encoded} nieuw gemaakt; ${removed} oude bestanden weggehaald.`);
  } catch (error) {
    bar.stop();
    if (!(error instanceof PhotoError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

main();
