import type { Content } from '@/lib/content/schemas/content';
import { dayRange } from '@/lib/dates/dayWords';
import { rhythmOf } from '@/lib/meetings/groups';
import { rhythmLine } from '@/lib/meetings/meetingWords';
import { ageGroupAddress, ageGroupsWithPage } from '@/lib/pages/ageGroupPages';
import { routesOf } from '@/lib/pages/groupPages';
import { ownAddress } from '@/lib/pages/ownPages';
import { type PageAddress, pages, type Route } from '@/lib/pages/pages';
import { leastForPart } from '@/lib/rental/hall';
import { personPrices } from '@/lib/rental/prices';
import { bedsIn } from '@/lib/rental/rooms';
import { euro } from '@/lib/text/format';
import { capitalised } from '@/lib/text/words';

/** The texts and photo of the Open Graph picture of a page. */
export type Card = {
  route: PageAddress;
  /** Lines; a single line is broken in two where it would get too small. */
  title: readonly string[];
  /** The small line above the title. */
  greeting: string;
  /** Below `content/fotos`; without it the picture shows the emblem. */
  photo?: string | undefined;
  /** The fact beside the group's name. */
  fact: string;
};

/** A card per page of the group, also of each age group. */
export function cards(content: Content): Card[] {
  const own = ownCards(content);
  const ofProgram = routesOf(content).map((route) => ({ ...plainCard(route, content), ...own[route] }));
  const ofGroup = (content.ownPages?.paginas ?? []).map((page) => ({
    ...wordsOnCard(content),
    route: ownAddress(page),
    title: [page.naam],
    photo: page.foto?.image.path ?? page.blokken.flatMap(({ fotos = [] }) => fotos)[0]?.image.path,
  }));
  const ofAgeGroups = ageGroupsWithPage(content).map(({ id, fullName, page, index, rhythm }) => ({
    route: ageGroupAddress(id),
    title: [fullName],
    greeting: content.site.korteNaam,
    photo: (page && content[page]?.groepen[index])?.foto?.image.path,
    fact: capitalised(rhythmLine(rhythm)),
  }));
  return [...ofProgram, ...ofGroup, ...ofAgeGroups];
}

/** The default: the page's heading and photo, and when the group meets. */
function plainCard(route: Route, content: Content): Card {
  const page = content[pages[route].content[0]];
  return {
    ...wordsOnCard(content),
    route,
    title: [page && 'kop' in page ? page.kop : content.site.korteNaam],
    photo: page && 'foto' in page ? page.foto?.image.path : undefined,
  };
}

/** What most cards say beside their title. */
const wordsOnCard = ({ site }: Content) => ({
  greeting: site.korteNaam,
  fact: capitalised(rhythmLine(rhythmOf(site.werking))),
});

/** What differs per page. */
function ownCards({
  site,
  home,
  boys,
  girls,
  leaders,
  camp,
  rental,
}: Content): Partial<Record<Route, Partial<Card> | undefined>> {
  const { groet, slogan, foto } = home.welkom;
  return {
    '/': { title: slogan, greeting: groet, photo: foto?.image.path },
    '/leiding': { photo: leaders?.groepen[0]?.foto?.image.path },
    '/jongensleiding': { photo: boys?.groepen[0]?.foto?.image.path },
    '/meisjesleiding': { photo: girls?.groepen[0]?.foto?.image.path },
    '/bivak': camp && { fact: dayRange(camp.kamp.van, camp.kamp.tot) },
    '/contact': { fact: site.email },
    '/verhuur': rental && { fact: rentalFact(rental) },
    '/verhuur/infofiche': rental && {
      title: [rental.infofiche?.kop ?? rental.kop],
      fact: (rental.slapen ?? rental.dagdelen ?? rental.reserveren).titel,
    },
  };
}

/** How many fit in, and the lowest price, where the group publishes them. */
function rentalFact({ slapen, dagdelen, prijzen, reserveren }: NonNullable<Content['rental']>): string {
  const asked = prijzen && personPrices(prijzen.tarieven);
  if (slapen)
    return asked ? `${bedsIn(slapen.kamers)} bedden, vanaf ${euro(asked.low)} per persoon` : slapen.titel;
  return dagdelen ? `Vanaf ${euro(leastForPart(dagdelen).prijs)} per dagdeel` : reserveren.titel;
}
