import sharp from 'sharp';
import type { Export } from './export';
import { codeAdvice, type ExportProblem } from './problem';

/** Every picture opens, and none tells where, when or by whom it was taken. */
export async function wrongPhotos({ files, read }: Export): Promise<ExportProblem[]> {
  const queue = [...files].filter((file) => /\.(avif|webp|jpe?g|png|gif|tiff?|heic)$/i.test(file));
  const findings: ExportProblem[] = [];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const found = await wrongIn(read(file));
      if (found) findings.push({ on: `/${file}`, found, advice: advice(file), places: [] });
    }
  };
  await Promise.all([worker(), worker()]);
  return findings;
}

async function wrongIn(bytes: Buffer): Promise<string | undefined> {
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!facts) return 'een foto of tekening die niet te openen is';
  const { exif, xmp, iptc } = facts;
  return exif || xmp || iptc
    ? 'een foto of tekening die nog verklapt waar of door wie ze gemaakt is'
    : undefined;
}

/** Icons are served as they are; photos are made anew by the build. */
const advice = (file: string) =>
  file.startsWith('icons/') ? `bewaar public/${file} opnieuw, zonder de gegevens over de opname` : codeAdvice;
