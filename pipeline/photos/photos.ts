import { SingleBar } from 'cli-progress';
import { buildPhotos, PhotoError } from './build';

/**
 * `tsx pipeline/photos/photos.ts [output]`: originals in `content/fotos` → variants in the output folder, and the manifest. By
 * default `public/fotos`, where `npm run dev` serves them from; a build takes another folder, as Next copies `public`.
 */

const output = process.argv[2] ?? 'public/fotos';
const bar = new SingleBar({
  format: "Foto's {bar} {value}/{total} · nog {eta_formatted}",
  hideCursor: null,
  noTTYOutput: true,
  notTTYSchedule: 10_000,
});

async function main() {
  try {
    const { total, encoded, removed } = await buildPhotos(
      { originals: 'content/fotos', cache: '.cache/photos', output },
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
