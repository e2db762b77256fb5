import { attribute } from '@/lib/text/html';
import type { Export, Page } from './export';
import { codeAdvice, type ExportProblem } from './problem';

/** The sitemap names exactly the pages that search engines may show, each with a day that has been. */
export function wrongSitemap(site: Export, now = Date.now()): ExportProblem[] {
  const sitemap = site.files.has('sitemap.xml') ? site.read('sitemap.xml').toString() : '';
  const named = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
  const days = [...sitemap.matchAll(/<lastmod>(.+?)<\/lastmod>/g)].map(([, day = '']) => day);
  const offered = site.pages.filter(isOffered).map(({ address }) => `${site.origin}${address}`);
  const about = (found: string) => ({ on: '/sitemap.xml', found, advice: codeAdvice, places: [] });
  return [
    ...offered.filter((address) => !named.includes(address)).map((one) => about(`${one} staat er niet in`)),
    ...named.filter((address) => !offered.includes(address)).map((one) => about(`${one} is geen pagina`)),
    ...days
      .filter((day) => !(Date.parse(day) <= now))
      .map((day) => about(`een pagina die pas in de toekomst verandert: ${day}`)),
    ...(days.length === named.length ? [] : [about('een pagina zonder dag van wijziging')]),
  ];
}

const isOffered = ({ elements }: Page) =>
  !elements.some(
    (element) =>
      attribute(element, 'name') === 'robots' && attribute(element, 'content')?.includes('noindex'),
  );

/** The editor is offered to nobody who searches. */
export const offeredEditor = ({ editor }: Export): ExportProblem[] =>
  editor.filter(isOffered).map(({ address }) => ({
    on: address,
    found: 'het beheer wordt aan zoekmachines aangeboden',
    advice: codeAdvice,
    places: [],
  }));

/** Robots may come in and are shown the sitemap. */
export function wrongRobots(site: Export): ExportProblem[] {
  const robots = site.files.has('robots.txt') ? site.read('robots.txt').toString() : '';
  const about = (found: string) => ({ on: '/robots.txt', found, advice: codeAdvice, places: [] });
  return [
    ...(robots.includes(`Sitemap: ${site.origin}/sitemap.xml`) ? [] : [about('de sitemap staat er niet in')]),
    ...(/^Disallow: *\//m.test(robots) ? [about('zoekmachines worden geweigerd')] : []),
  ];
}
