import sharp from 'sharp';
import { completed } from '@/lib/content/check/facts';
import type { Problem } from '@/lib/content/problem';
import { fileFor } from './addresses';
import { type Export, type FinishedPage, metaOf, pageTitleOf } from './export';
import { codeAdvice, placesOf } from './problem';

/** Two pages with the same title or description: nobody can distinguish them in a list of results. */
export function sharedTags({ pages, content, sources }: Export): Problem[] {
  const kinds: [string, (page: FinishedPage) => string | undefined][] = [
    ['titel', pageTitleOf],
    ['beschrijving', (page) => metaOf(page, 'description')],
  ];
  const own = pages.filter(({ route }) => route !== undefined);
  return kinds.flatMap(([kind, textIn]) =>
    own.flatMap((page, index) => {
      const value = textIn(page);
      const first = value && own.slice(0, index).find((other) => textIn(other) === value);
      if (!first) return [];
      const places = placesOf(sources, (text) => completed(text, content) === value);
      return {
        file: page.address,
        found: `dezelfde ${kind} als ${first.address}: ${value}`,
        advice: places.length ? 'geef elke pagina een eigen tekst' : codeAdvice,
        places,
      };
    }),
  );
}

/** Icons of the web manifest whose size differs from the declared one. */
export async function wrongIcons(site: Export): Promise<Problem[]> {
  const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(
    site.read('manifest.webmanifest').toString(),
  );
  const problems = await Promise.all(
    icons.map(async ({ src, sizes }) => {
      const file = fileFor(site, src);
      if (!file || sizes === 'any') return []; // a missing file is a broken link
      const { width, height } = await sharp(site.read(file)).metadata();
      if (`${width}x${height}` === sizes) return [];
      return [
        {
          file: src,
          found: `een icoon van ${width} × ${height}; het hoort ${sizes.replace('x', ' × ')} te zijn`,
          advice: `zet een icoon van die grootte in public${src}`,
        },
      ];
    }),
  );
  return problems.flat();
}
