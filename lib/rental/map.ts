/** A place on earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** Where the map comes from. */
export const mapOrigin = 'https://www.openstreetmap.org';

/** The frame of a map that is asked for later, by its address in this attribute; the page itself never waits for another site. */
export const mapAttribute = 'data-map';

/** On the words that stand beside it: those until it comes, and those instead of it. */
export const mapWordsAttribute = 'data-map-words';

/** Degrees of latitude from the middle of the map to its upper edge: some 280 m, so that the way there is in view. */
const reach = 0.0025;

/**
 * OpenStreetMap's page for a frame, with a marker on the place in the middle. The bounding box is twice as wide as high, on the
 * ground; the frame adds the rest of its shape.
 * Source: the HTML that openstreetmap.org itself offers under Share.
 */
export function mapEmbed({ latitude, longitude }: Coordinates): string {
  const aside = (2 * reach) / Math.cos((latitude * Math.PI) / 180);
  const box = [longitude - aside, latitude - reach, longitude + aside, latitude + reach];
  const query = new URLSearchParams({
    bbox: box.map(degrees).join(','),
    layer: 'mapnik',
    marker: [latitude, longitude].map(degrees).join(','),
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}

/** The same place on openstreetmap.org itself. */
export function mapLink({ latitude, longitude }: Coordinates): string {
  const [lat, lon] = [degrees(latitude), degrees(longitude)];
  return `${mapOrigin}/?mlat=${lat}&mlon=${lon}#map=16/${lat}/${lon}`;
}

/** An address, looked up on openstreetmap.org. @param line `Dorpsstraat 12, 9000 Gent` */
export const mapSearch = (line: string): string =>
  `${mapOrigin}/search?${new URLSearchParams({ query: line })}`;

/** Five decimals: about a metre. */
function degrees(value: number): string {
  return String(Number(value.toFixed(5)));
}
