import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { copyProject } from './other-group.mjs';
import { run } from './run.mjs';

/**
 * `node scripts/bench-build.mjs`: what more content costs. Builds copies of the project with few and with many gallery
 * photos and leaders (each leader with a portrait), cold once and then warm in turns, and prints seconds (the median)
 * and the compressed HTML of the page that grows.
 */

const WARM_RUNS = 3;
const home = join('.cache', 'bench-build');

const cases = [
  { name: '20 photos', photos: 20, leaders: 50 },
  { name: '2 000 photos', photos: 2000, leaders: 50 },
  { name: '500 leaders', photos: 20, leaders: 500 },
];

async function main() {
  const measured = [];
  for (const { name, photos, leaders } of cases) {
    const folder = join(home, name.replaceAll(' ', '-'));
    rmSync(folder, { recursive: true, force: true });
    copyProject(folder);
    const originals = join(folder, 'content', 'fotos');
    const files = await drawPhotos(originals, photos + leaders);
    fill(
      join(folder, 'content', 'verhuur.yaml'),
      ['fotos', 'lijst'],
      files.slice(0, photos),
      (file, index) => ({
        bestand: file,
        alt: `Foto ${index + 1} van het lokaal.`,
      }),
    );
    const perPage = leaders / 2;
    for (const [page, start] of [
      ['jongens', photos],
      ['meisjes', photos + perPage],
    ]) {
      const path = ['groepen', 0, 'leiding'];
      const portraits = files.slice(start, start + perPage);
      fill(join(folder, 'content', 'leiding', `${page}.yaml`), path, portraits, (file, index) => ({
        naam: `Leider ${index + 1}`,
        foto: file,
      }));
    }
    const cold = await build(folder);
    console.error(`${name}: cold ${cold.toFixed(1)} s`);
    measured.push({ name, folder, cold, warm: [] });
  }
  for (let round = 0; round < WARM_RUNS; round += 1) {
    for (const { folder, warm } of measured) warm.push(await build(folder));
  }
  const few = median(measured[0]?.warm ?? []);
  console.table(
    measured.map(({ name, folder, cold, warm }) => ({
      content: name,
      'cold, s': cold.toFixed(1),
      'warm, s': median(warm).toFixed(1),
      'warm ÷ few': (median(warm) / few).toFixed(2),
      'rental, KB': compressed(folder, 'verhuur'),
      'leaders, KB': compressed(folder, 'jongensleiding'),
    })),
  );
}

/** Photos that differ in their last bytes, as the cache goes by contents; gives their names in `content/fotos`. */
async function drawPhotos(folder, count) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#000', noise } })
    .blur(4)
    .jpeg({ quality: 85 })
    .toBuffer();
  return Array.from({ length: count }, (_, index) => {
    const file = `proef-${index}.jpg`;
    writeFileSync(join(folder, file), Buffer.concat([photo, Buffer.from(String(index))]));
    return file;
  });
}

/** Replaces a list in a YAML file. */
function fill(file, path, photos, entry) {
  const document = parseDocument(readFileSync(file, 'utf8'));
  document.setIn(path, document.createNode(photos.map(entry)));
  writeFileSync(file, document.toString());
}

/** Builds a copy as `npm run build` does; gives the seconds. */
async function build(folder) {
  const start = performance.now();
  const { code, output } = await run([process.execPath, join('scripts', 'build.mjs')], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
  return (performance.now() - start) / 1000;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const compressed = (folder, page) =>
  (brotliCompressSync(readFileSync(join(folder, 'out', page, 'index.html'))).length / 1024).toFixed(1);

main();
