import { type Values, valueByPath } from '@/lib/content/blocks';
import type { Content } from '@/lib/content/schemas/content';
import type { Source } from '@/lib/content/yaml/source';
import { absentRoutes } from '@/lib/pages/groupPages';
import { ownLinks } from '@/lib/pages/ownPages';
import { addressOf, isRoute } from '@/lib/pages/pages';
import { mapProvider, services, servicesOf } from '@/lib/pages/thirdParties';
import { mapTexts } from './facts';

/** What leads to a page, an event or a service that the group does not have (`lib/content/blocks.ts`). */

/**
 * Returns the content without cards and menu links to absent pages, without promises about services that the site does not use, and
 * with the words of links in texts to absent pages and sections in place of those links.
 */
export function withoutAbsent(content: Content): Content {
  const leadsNowhere = deadLinks(content);
  const places = leftOutPlaces(content, content);
  const isLeft = (list: string) => (_: unknown, index: number) => !places.includes(`${list}.${index}`);
  const { site, home, privacy } = content;
  const left: Content = {
    ...content,
    site: { ...site, activiteiten: site.activiteiten.filter(isLeft('site.activiteiten')) },
    home: {
      ...home,
      activiteiten: {
        ...home.activiteiten,
        kaarten: home.activiteiten.kaarten.filter(isLeft('home.activiteiten.kaarten')),
      },
    },
    privacy: {
      ...privacy,
      beloften: privacy.beloften.filter(isLeft('privacy.beloften')),
      derden: { ...privacy.derden, lijst: privacy.derden.lijst.filter(isLeft('privacy.derden.lijst')) },
    },
    ...(content.ownPages && {
      ownPages: { paginas: content.ownPages.paginas.map((page) => withoutDeadBlocks(page, leadsNowhere)) },
    }),
  };
  return mapTexts(left, (text) =>
    text.replace(siteLink, (all, words: string, href: string) => (leadsNowhere(href) ? words : all)),
  );
}

type OwnPage = NonNullable<Content['ownPages']>['paginas'][number];

/** A page without the calls to what is not there, and with cards that lead nowhere. */
const withoutDeadBlocks = (page: OwnPage, leadsNowhere: (href: string) => boolean): OwnPage => ({
  ...page,
  blokken: page.blokken
    .filter(({ oproep }) => !oproep || !leadsNowhere(oproep.link))
    .map(({ kaarten, ...block }) => ({
      ...block,
      ...(kaarten && {
        kaarten: kaarten.map(({ link, ...card }) => ({
          ...card,
          ...(link && !leadsNowhere(link) && { link }),
        })),
      }),
    })),
});

/**
 * Returns the places of items that the site leaves out with what the group does not have: `privacy.beloften.1`. The words about a fee
 * that is not there are among them.
 * @param values the content, or the values of its files as they were written
 */
function leftOutPlaces(content: Content, values: Values): string[] {
  const leadsNowhere = deadLinks(content);
  const noEvents = content.site.zonder.includes('evenementen');
  const cards = 'home.activiteiten.kaarten';
  const lists: Record<string, (item: Partial<Record<string, unknown>>) => boolean> = {
    'site.activiteiten': ({ link }) => leadsNowhere(String(link)),
    [cards]: ({ link = '', events }) => leadsNowhere(String(link)) || (events !== undefined && noEvents),
    'privacy.beloften': ({ tekst }) => namesUnused(content, String(tekst)),
    // home links to the place of the meetings on the map, also without a hall to rent
    'privacy.derden.lijst': ({ naam }) => naam !== mapProvider.name && namesUnused(content, String(naam)),
  };
  const itemsOf = (list: string): unknown[] => {
    const items = valueByPath(values, list);
    return Array.isArray(items) ? items : [];
  };
  return [
    ...Object.entries(lists).flatMap(([list, isLeftOut]) =>
      itemsOf(list).flatMap((item, index) => (isLeftOut(Object(item)) ? [`${list}.${index}`] : [])),
    ),
    ...(content.site.werking.lidgeld === undefined
      ? itemsOf(cards).map((_, index) => `${cards}.${index}.info.lidgeldExtra`)
      : []),
  ];
}

/** `[woorden](/bivak#documenten)`, `[woorden](#hoofdleiding)` */
const siteLink = /\[([^\]]*)\]\(([/#][^)]*)\)/g;

/** Returns a function that tells whether a link leads to a page or a section that the group does not have. */
function deadLinks(content: Content): (href: string) => boolean {
  const { contact, calendar, home, documents } = content;
  const sections = {
    hoofdleiding: contact.hoofdleiding,
    agenda: calendar,
    uniformen: home.uniformen,
    steun: home.steun,
    documenten: documents.medischeFiche,
    terugbetaling: documents.bivak[0] ?? documents.lidgeld[0],
  };
  const absent = absentRoutes(content);
  const own = ownLinks(content).map(({ address }) => address);
  return (href) => {
    const { origin, pathname, hash } = new URL(href, content.site.siteAdres);
    if (origin !== content.site.siteAdres) return false;
    const address = addressOf(pathname);
    const section = hash.slice(1);
    return (
      (address !== undefined && (isRoute(address) ? absent.includes(address) : !own.includes(address))) ||
      (Object.hasOwn(sections, section) && Reflect.get(sections, section) === undefined)
    );
  };
}

/** Returns a Dutch line for each link in a text to a page or section that the group does not have. */
export function deadLinkLines(content: Content, sources: readonly Source[]): string[] {
  const leadsNowhere = deadLinks(content);
  return sources.flatMap((source) =>
    [...source.values()].flatMap(({ path, value }) =>
      [...String(value).matchAll(siteLink)].flatMap(([, words = '', href = '']) =>
        leadsNowhere(href) && !namesUnused(content, String(value))
          ? `${source.file}, regel ${source.lineOf(path)}: de link [${words}](${href}) leidt naar iets wat jullie niet hebben. Op de site staan er alleen de woorden. Haal de link weg, of pas de zin aan.`
          : [],
      ),
    ),
  );
}

/** Whether a text names a service that the site does not use. */
function namesUnused(content: Content, text: string): boolean {
  const used = servicesOf(content);
  return services.some((service) => !used.includes(service) && text.includes(service.name));
}
