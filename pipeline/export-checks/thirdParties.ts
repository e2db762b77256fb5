import type { Problem } from '@/lib/content/problem';
import { routePath } from '@/lib/pages/pages';
import { bareHost, services } from '@/lib/pages/thirdParties';
import { attribute } from '@/lib/text/html';
import { addressesOf } from './addresses';
import type { Export, FinishedPage } from './export';
import { sentencesOf } from './pageWords';
import { codeAdvice, placesOf } from './problem';

const privacy = '/privacy';

/** Third parties that the page about privacy does not name: hosts that a policy allows or that a page links to, posts to or loads from. */
export function unnamedParties(site: Export): Problem[] {
  const page = site.pages.find(({ route }) => route === privacy);
  const words = page ? sentencesOf(page) : '';
  return thirdParties(site)
    .filter(({ name }) => !words.includes(name))
    .map(({ name, host }) => {
      const places = placesOf(site.sources, (text) => text.includes(host));
      return {
        file: routePath(privacy),
        found: `nergens staat ${name}, hoewel de site bezoekers daarheen brengt`,
        advice: services.some((one) => one.name === name)
          ? `zet ${name} in content/privacy.yaml bij derden › lijst, met wat die van een bezoeker te zien krijgt`
          : codeAdvice,
        places,
      };
    });
}

/** The other hosts that the pages can reach, each once, with the name by which people know them. */
export function thirdParties({ pages, origin }: Pick<Export, 'pages' | 'origin'>) {
  const reached = pages.flatMap((page) => [
    ...allowedBy(page),
    ...addressesOf(page, origin).urls.filter(({ protocol }) => /^https?:$/.test(protocol)),
  ]);
  const others = [...new Set(reached.map((url) => url.origin))].filter((one) => one !== origin).sort();
  return others.map((other) => {
    const { host } = new URL(other);
    return { name: services.find((one) => one.origin === other)?.name ?? bareHost(host), host };
  });
}

/** The addresses in the Content-Security-Policy of a page. */
const allowedBy = ({ elements }: FinishedPage): URL[] =>
  elements
    .filter((one) => attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy')
    .flatMap((one) => attribute(one, 'content')?.match(/https?:\/\/[^\s;]+/g) ?? [])
    .map((address) => new URL(address));
