import type { Content } from '@/lib/content/schemas/content';
import type { Source } from '@/lib/content/yaml/source';
import { absentRoutes } from '@/lib/pages/groupPages';
import { routeOf } from '@/lib/pages/pages';
import { services, servicesOf } from '@/lib/pages/thirdParties';
import { mapTexts } from './facts';

/** What leads to a page, an event or a service that the group does not have (`lib/content/blocks.ts`). */

/**
 * Returns the content without cards and menu links to absent pages, without promises about services that the site does not use, and
 * with the words of links in texts to absent pages and sections in place of those links.
 */
export function withoutAbsent(content: Content): Content {
  const leadsNowhere = deadLinks(content);
  const noEvents = content.site.zonder.includes('evenementen');
  const isUsed = (text: string) => !namesUnused(content, text);
  const { site, home, privacy } = content;
  const { activiteiten } = home;
  const left: Content = {
    ...content,
    site: { ...site, activiteiten: site.activiteiten.filter(({ link }) => !leadsNowhere(link)) },
    home: {
      ...home,
      activiteiten: {
        ...activiteiten,
        kaarten: activiteiten.kaarten.filter(
          ({ link = '', events }) => !leadsNowhere(link) && !(events && noEvents),
        ),
      },
    },
    privacy: {
      ...privacy,
      beloften: privacy.beloften.filter(({ tekst }) => isUsed(tekst)),
      derden: { ...privacy.derden, lijst: privacy.derden.lijst.filter(({ naam }) => isUsed(naam)) },
    },
  };
  return mapTexts(left, (text) =>
    text.replace(siteLink, (all, words: string, href: string) => (leadsNowhere(href) ? words : all)),
  );
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
  return (href) => {
    const { origin, pathname, hash } = new URL(href, content.site.siteAdres);
    if (origin !== content.site.siteAdres) return false;
    const route = routeOf(pathname);
    const section = hash.slice(1);
    return (
      (route !== undefined && absent.includes(route)) ||
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
