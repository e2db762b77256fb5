import { SingleBar } from 'cli-progress';
import { buildDay } from '@/lib/dates/buildDay';
import { photosToMake } from '@/pipeline/check/embargo';
import { buildPhotos, PhotoError, type PhotoSummary } from './build';

/**
 * Makes the photos that the content shows, with a progress bar: `content/fotos` → variants in the output folder and the
 * manifest. Returns a Dutch summary, or the problems.
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
    const { total, encoded, removed, heavy } = await buildPhotos(
      {
        originals: 'content/fotos',
        wanted: photosToMake('content', buildDay()),
        cache: '.cache/photos',
        output,
      },
      {
        onStart: (photos) => photos > 0 && bar.start(photos, 0),
        onPhoto: () => bar.increment(),
      },
    );
    return { done: [summary(total, encoded, removed), ...heavy.map(madeToFit)].join('\n') };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    return { problems: error.message };
  } finally {
    bar.stop();
  }
}

const summary = (total: number, encoded: number, removed: number) =>
  `Foto's: ${total}, waarvan ${encoded} nieuw gemaakt; ${removed} oude bestanden weggehaald.`;

const madeToFit = ({ name, width, height }: PhotoSummary['heavy'][number]) =>
  `content/fotos/${name} is erg groot (${width} × ${height} pixels). De site toont ze kleiner; 4000 pixels breed is ruim genoeg.`;
