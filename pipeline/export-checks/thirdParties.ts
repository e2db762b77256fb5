import { routePath } from '@/lib/pages/pages';
import { bareHost, services } from '@/lib/pages/thirdParties';
import { attribute } from '@/lib/text/html';
import { addressesOf } from './addresses';
import type { Export, Page } from './export';
import { codeAdvice, type ExportProblem, placesOf } from './problem';
import { sentencesOf } from './words';

const privacy = '/privacy';

/**
 * Everyone else whom a visitor's browser can reach from the site is named on the page about privacy: whom a policy
 * lets it speak to, and where a page leads, posts or loads from.
 */
export function unnamedParties(site: Export): ExportProblem[] {
  const page = site.pages.find(({ route }) => route === privacy);
  const told = page ? sentencesOf(page) : '';
  return thirdParties(site)
    .filter(({ name }) => !told.includes(name))
    .map(({ name, host }) => {
      const places = placesOf(site.sources, (text) => text.includes(host));
      return {
        on: routePath(privacy),
        found: `nergens staat ${name}, hoewel de site bezoekers daarheen brengt`,
        advice: services.some((one) => one.name === name)
          ? `zet ${name} in content/privacy.yaml bij derden › lijst, met wat die van een bezoeker te zien krijgt`
          : codeAdvice,
        places,
      };
    });
}

/** Everyone else that the pages of an export can reach, each once: the name by which people know it, and its host. */
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

/** The addresses in the policy of a page. */
const allowedBy = ({ elements }: Page): URL[] =>
  elements
    .filter((one) => attribute(one, 'http-equiv')?.toLowerCase() === 'content-security-policy')
    .flatMap((one) => attribute(one, 'content')?.match(/https?:\/\/[^\s;]+/g) ?? [])
    .map((address) => new URL(address));
