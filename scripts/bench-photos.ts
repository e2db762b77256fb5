import { fork } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildPhotos } from '@/lib/photos/build';

/**
 * `tsx scripts/bench-photos.ts [photos] [megapixels]`: time and peak memory of making that many photos for the first
 * time and of the next build. The photos are eight gradients with noise, each copy with a number behind the picture, so
 * that no two have the same bytes; the build runs in a process of its own, so that its memory is nothing but the build's.
 */

type Result = { seconds: number; megabytes: number; encoded: number };

async function main() {
  const [photos = 200, megapixels = 12] = process.argv.slice(2).map(Number);
  const root = mkdtempSync(join(tmpdir(), 'bench-photos-'));
  try {
    mkdirSync(join(root, 'fotos'));
    const pictures = await Promise.all(Array.from({ length: 8 }, (_, index) => drawPhoto(index, megapixels)));
    for (let index = 0; index < photos; index += 1) {
      const picture = pictures[index % pictures.length] ?? '';
      writeFileSync(join(root, 'fotos', `${index}.jpg`), picture);
      appendFileSync(join(root, 'fotos', `${index}.jpg`), String(index));
    }
    console.log(`${photos} photos of ${megapixels} megapixels`);
    for (const run of ['cold', 'warm']) {
      const { seconds, megabytes, encoded } = await inOwnProcess(root);
      console.log(`${run}: ${seconds.toFixed(2)} s, peak ${megabytes.toFixed(0)} MB, ${encoded} encoded`);
    }
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function drawPhoto(index: number, megapixels: number): Promise<Buffer> {
  const width = Math.round(Math.sqrt((megapixels * 1e6 * 4) / 3));
  const height = Math.round((width * 3) / 4);
  const gradient = Buffer.from(
    `<svg width="${width}" height="${height}"><linearGradient id="g" gradientTransform="rotate(${index * 7})">
     <stop stop-color="hsl(${index * 37} 60% 60%)"/><stop offset="1" stop-color="hsl(${index * 91} 50% 30%)"/>
     </linearGradient><rect width="100%" height="100%" fill="url(#g)" opacity=".7"/></svg>`,
  );
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#000', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(grain)
    .resize(width, height)
    .composite([{ input: gradient }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

const inOwnProcess = (root: string) =>
  new Promise<Result>((resolve, reject) => {
    const child = fork(__filename, ['--build', root]);
    child.once('message', (result: Result) => resolve(result));
    child.once('exit', (code) => reject(new Error(`The build ended with ${code}.`)));
  });

async function build(root: string) {
  const start = performance.now();
  const { encoded } = await buildPhotos({
    originals: join(root, 'fotos'),
    cache: join(root, 'cache'),
    output: join(root, 'public'),
  });
  const result: Result = {
    seconds: (performance.now() - start) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
    encoded,
  };
  process.send?.(result);
}

if (process.argv[2] === '--build' && process.argv[3]) build(process.argv[3]);
else main();
