import type {
  Accommodation,
  AggregateOffer,
  ImageObject,
  LocationFeatureSpecification,
  Offer,
} from 'schema-dts';
import type { Rental, Site } from '@/lib/content/schemas/content';
import { isoDay } from '@/lib/dates/days';
import { absolute } from '@/lib/pages/metadata';
import { routePath } from '@/lib/pages/pages';
import { personPrices } from '@/lib/rental/prices';
import { bedsIn } from '@/lib/rental/rooms';
import { wordsOf } from '@/lib/text/inlineMarkup';
import { postalAddress } from './group';

export type HallOptions = {
  site: Site;
  rental: Pick<
    Rental,
    'inleiding' | 'slapen' | 'dagdelen' | 'reserveren' | 'voorzieningen' | 'prijzen' | 'aanvraag'
  >;
  /** The photos of the gallery: path on this site and `alt`. */
  photos: readonly { path: string; alt: string }[];
};

/** A search engine shows a handful, and each photo makes the page heavier. */
const mostPhotos = 20;

/** The hall as a place to rent: beds per room if it has any, what is in the house, photos, and where to book. */
export function rentalHall({ site, rental, photos }: HallOptions): Accommodation {
  const kamers = rental.slapen?.kamers;
  const tents = rental.aanvraag?.tentplaatsen;
  const most = kamers && tents ? bedsIn(kamers) + tents : rental.dagdelen?.personen;
  const { name, place } = site.lokaal;
  return {
    '@type': 'Accommodation',
    '@id': hallId(site),
    name,
    description: wordsOf(rental.inleiding),
    url: absolute(site, routePath('/verhuur')),
    address: postalAddress(site.lokaal),
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(most && { maximumAttendeeCapacity: most }),
    ...(kamers && {
      occupancy: people(bedsIn(kamers)),
      numberOfBedrooms: kamers.length,
      containsPlace: kamers.map((beds) => ({ '@type': 'Room' as const, occupancy: people(beds) })),
    }),
    amenityFeature: rental.voorzieningen.lijst.map(amenity),
    ...(photos.length > 0 && {
      photo: photos.slice(0, mostPhotos).map(
        ({ path, alt }): ImageObject => ({
          '@type': 'ImageObject',
          contentUrl: absolute(site, path),
          caption: alt,
        }),
      ),
    }),
    ...(rental.reserveren.link && {
      potentialAction: { '@type': 'ReserveAction', target: rental.reserveren.link },
    }),
  };
}

const hallId = (site: Site) => absolute(site, `${routePath('/verhuur')}#lokaal`);

/** The lowest and highest price of a night per person; undefined where the group publishes none. */
export function hallPrices({ site, rental: { prijzen } }: HallOptions): AggregateOffer | undefined {
  const range = prijzen && personPrices(prijzen.tarieven);
  if (!range) return undefined;
  const asked = prijzen.tarieven.filter(({ person }) => person !== undefined);
  return {
    '@type': 'AggregateOffer',
    itemOffered: { '@id': hallId(site) },
    priceCurrency: 'EUR',
    lowPrice: range.low,
    highPrice: range.high,
    offerCount: asked.length,
    offers: asked.map(
      ({ name, person = 0 }): Offer => ({
        '@type': 'Offer',
        name,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: person,
          priceCurrency: 'EUR',
          unitText: 'per persoon, per nacht',
          validFrom: isoDay(prijzen.van),
          validThrough: isoDay(prijzen.tot),
        },
      }),
    ),
  };
}

const people = (count: number) =>
  ({ '@type': 'QuantitativeValue', value: count, unitText: 'personen' }) as const;

/** Three toilets are a number; a kitchen is simply there. */
function amenity({ aantal, wat }: Rental['voorzieningen']['lijst'][number]): LocationFeatureSpecification {
  return { '@type': 'LocationFeatureSpecification', name: wat, value: aantal ?? true };
}
