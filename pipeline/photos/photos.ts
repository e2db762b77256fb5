import { SingleBar } from 'cli-progress';
import { buildPhotos, PhotoError } from './build';

/**
 * The photos of the site, with a bar on the terminal: originals in `content/fotos` → variants in the output folder, and the
 * manifest. Gives what was done, in Dutch, or what has to be put right.
 */
export async function makePhotos(
  output: string,
): Promise<{ done: string; problems?: never } | { problems: string }> {
  const bar = new SingleBar({
    format: "Foto's {bar} {value}/{total} · nog {eta_formatted}",
    hideCursor: null,
    noTTYOutput: true,
    notTTYSchedule: 10_000,
  });
  try {
    const { total, encoded, removed } = await buildPhotos(
      { originals: 'content/fotos', cache: '.cache/photos', output },
      {
        onStart: (photos) => photos > 0 && bar.start(photos, 0),
        onPhoto: () => bar.increment(),
      },
    );
    return {
      done: `Foto's: ${total}, waarvan ${encoded} nieuw gemaakt; ${removed} oude bestanden weggehaald.`,
    };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    return { problems: error.message };
  } finally {
    bar.stop();
  }
}
