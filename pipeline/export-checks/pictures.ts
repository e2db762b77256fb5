import sharp from 'sharp';
import type { Problem } from '@/lib/content/problem';
import type { Export } from './export';
import { codeAdvice } from './problem';

/** Pictures that do not open, or whose metadata reveal where, when or by whom they were taken. */
export async function privateMetadata({ files, read }: Export): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const file of files) {
    const found = /\.(avif|webp|jpe?g|png|gif|tiff?|heic)$/i.test(file) && (await problemIn(read(file)));
    if (found) problems.push({ file: `/${file}`, found, advice: adviceFor(file) });
  }
  return problems;
}

async function problemIn(bytes: Buffer): Promise<string | undefined> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return 'een foto of tekening die niet te openen is';
  const { exif, xmp, iptc } = metadata;
  return exif || xmp || iptc
    ? 'een foto of tekening die nog verklapt waar of door wie ze gemaakt is'
    : undefined;
}

/** Icons are copied as they are; the build encodes photos itself. */
const adviceFor = (file: string) =>
  file.startsWith('icons/') ? `bewaar public/${file} opnieuw, zonder de gegevens over de opname` : codeAdvice;
