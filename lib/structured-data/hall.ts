import type { Accommodation, ImageObject, LocationFeatureSpecification } from 'schema-dts';
import type { Rental, Site } from '@/lib/content/schemas';
import { absolute } from '@/lib/metadata';
import { routePath } from '@/lib/pages';
import { wordsOf } from '@/lib/text';
import { postalAddress } from './group';

export type HallOptions = {
  site: Site;
  rental: Pick<Rental, 'inleiding' | 'slapen' | 'reserveren' | 'voorzieningen'>;
  /** The photos of the gallery: a path on this site and the description that the page gives. */
  photos: readonly { path: string; alt: string }[];
};

/** A search engine shows a handful. Every photo told here weighs on the page before it can be read. */
const mostPhotos = 20;

/** The hall as a place to rent: beds per room, what is in the house, photos, and where to book. */
export function rentalHall({ site, rental, photos }: HallOptions): Accommodation {
  const { kamers } = rental.slapen;
  const { name, latitude, longitude } = site.lokaal;
  return {
    '@type': 'Accommodation',
    '@id': absolute(site, `${routePath('/verhuur')}#lokaal`),
    name,
    description: wordsOf(rental.inleiding),
    url: absolute(site, routePath('/verhuur')),
    address: postalAddress(site.lokaal),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    occupancy: people(kamers.reduce((sum, beds) => sum + beds, 0)),
    numberOfBedrooms: kamers.length,
    containsPlace: kamers.map((beds) => ({ '@type': 'Room', occupancy: people(beds) })),
    amenityFeature: rental.voorzieningen.lijst.map(amenity),
    photo: photos.slice(0, mostPhotos).map(
      ({ path, alt }): ImageObject => ({
        '@type': 'ImageObject',
        contentUrl: absolute(site, path),
        caption: alt,
      }),
    ),
    potentialAction: { '@type': 'ReserveAction', target: rental.reserveren.link },
  };
}

const people = (count: number) =>
  ({ '@type': 'QuantitativeValue', value: count, unitText: 'personen' }) as const;

/** Three toilets are a number; a kitchen is simply there. */
function amenity({ aantal, wat }: Rental['voorzieningen']['lijst'][number]): LocationFeatureSpecification {
  return { '@type': 'LocationFeatureSpecification', name: wat, value: aantal ?? true };
}
