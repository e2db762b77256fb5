import type { Problem } from '@/lib/content/problem';
import { decoded } from '@/lib/text/decoded';
import { attribute } from '@/lib/text/html';
import { addressesOf } from './addresses';
import type { Export, FinishedPage } from './export';
import { codeAdvice, placesOf } from './problem';

/** Links with a fragment that no element of their page has as its id. */
export function brokenAnchors(site: Export): Problem[] {
  const pages = new Map(site.pages.map((page) => [page.address, page]));
  return site.pages.flatMap((page) =>
    addressesOf(page, site.origin)
      .urls.filter(({ origin, hash }) => origin === site.origin && hash.length > 1)
      .flatMap(({ pathname, hash }) => {
        const target = pages.get(pathname);
        const part = decoded(hash);
        if (!target || idsOf(target).includes(part.slice(1))) return []; // a missing page is a broken link
        const places = placesOf(site.sources, (text) => text.includes(`${part})`));
        return {
          file: page.address,
          found: `een link naar ${pathname}${part}; op die pagina is er geen deel met die naam`,
          advice: places.length ? advice(target) : codeAdvice,
          places,
        };
      }),
  );
}

const idsOf = ({ elements }: FinishedPage) => elements.flatMap((element) => attribute(element, 'id') ?? []);

function advice(target: FinishedPage): string {
  const parts = idsOf({
    ...target,
    elements: target.elements.filter(({ tagName }) => tagName === 'section'),
  });
  return parts.length
    ? `kies een deel dat er is (${parts.map((id) => `#${id}`).join(', ')}), of link naar de hele pagina`
    : 'link naar de hele pagina, zonder #';
}
