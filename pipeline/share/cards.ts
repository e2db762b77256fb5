import type { Content } from '@/lib/content/schemas/content';
import { dayRange } from '@/lib/dates/dayWords';
import { routesOf } from '@/lib/pages/groupPages';
import { pages, type Route } from '@/lib/pages/pages';
import { personPrices } from '@/lib/rental/prices';
import { bedsIn } from '@/lib/rental/rooms';
import { euro, hours } from '@/lib/text/format';

/** What the shared picture of a page shows. */
export type Card = {
  route: Route;
  /** One strip of paper per line; a single line is broken in two where it would get too small. */
  title: readonly string[];
  /** The small strip above the title. */
  greeting: string;
  /** Below `content/fotos`; without it the picture is plain paper with the emblem. */
  photo?: string | undefined;
  /** The fact beside the group's name. */
  fact: string;
};

/** A card per page, in the words of its own heading. */
export function cards(content: Content): Card[] {
  const own = ownCards(content);
  return routesOf(content).map((route) => ({ ...plainCard(route, content), ...own[route] }));
}

/** What every page has: its heading, its photo if it has one, and when the group meets. */
function plainCard(route: Route, content: Content): Card {
  const { site } = content;
  const page = content[pages[route].content[0]];
  return {
    route,
    title: ['kop' in page ? page.kop : site.korteNaam],
    greeting: site.korteNaam,
    photo: 'foto' in page ? page.foto.image.path : undefined,
    fact: `Elke ${site.werking.dag}, ${hours(site.werking.van, site.werking.tot)}`,
  };
}

/** What some pages say better. */
function ownCards({ site, home, boys, girls, camp, rental }: Content): Partial<Record<Route, Partial<Card>>> {
  const { groet, slogan, foto } = home.welkom;
  return {
    '/': { title: slogan, greeting: groet, photo: foto.image.path },
    '/jongensleiding': { photo: boys.groepen[0]?.foto.image.path },
    '/meisjesleiding': { photo: girls.groepen[0]?.foto.image.path },
    '/bivak': { fact: dayRange(camp.kamp.van, camp.kamp.tot) },
    '/contact': { fact: site.email },
    '/verhuur': { fact: rentalFact(rental) },
    '/verhuur/infofiche': {
      title: [rental.infofiche?.kop ?? rental.kop],
      fact: rental.slapen.titel,
    },
  };
}

/** How many can sleep and from what price, where the group tells its prices. */
function rentalFact({ slapen, prijzen }: Content['rental']): string {
  const asked = prijzen && personPrices(prijzen.tarieven);
  return asked ? `${bedsIn(slapen.kamers)} bedden, vanaf ${euro(asked.low)} per persoon` : slapen.titel;
}
