import { decoded } from '@/lib/text/decoded';
import type { Coordinates } from './map';

/** The names under which map sites write a place in the query of an address, the surest first. */
const names = [
  ...['ll', 'coordinate', 'latlng', 'query', 'destination', 'daddr', 'to', 'q', 'sp', 'cp', 'center'],
  ...['viewpoint', 'sll'],
];

const number = '(-?\\d{1,3}\\.\\d+)';
const pair = new RegExp(`${number}\\s*[,~_;\\s]\\s*${number}`);
const wholePair = new RegExp(`^\\s*${pair.source}\\s*$`);

/** Returns the link in a pasted text; undefined when there is none. */
export const linkIn = (text: string): string | undefined => /(?:https?:\/\/|geo:)\S+/i.exec(text)?.[0];

/**
 * Returns the place in a pasted link of Google Maps, OpenStreetMap, Apple Maps, Bing or Waze, or in two numbers as a map shows them; the
 * marked place rather than the middle of the map. Undefined when it names none, as short links do.
 */
export function placeInLink(text: string): Coordinates | undefined {
  const link = linkIn(text);
  if (!link) return placeOf(wholePair.exec(text));
  if (!URL.canParse(link)) return undefined;
  const { protocol, pathname, searchParams, hash } = new URL(link);
  if (protocol === 'geo:') return placeOf(pair.exec(pathname));
  const path = decoded(pathname);
  const found = [
    [...path.matchAll(new RegExp(`!3d${number}!4d${number}`, 'g'))].at(-1), // Google: the marked place
    pair.exec(['mlat', 'mlon'].map((name) => searchParams.get(name)).join(',')),
    ...names.map((name) => pair.exec(searchParams.get(name) ?? '')),
    new RegExp(`/${number},[+\\s]*${number}`).exec(path),
    new RegExp(`@${number},${number}`).exec(path), // Google: the middle of the map
    new RegExp(`#map=[\\d.]+/${number}/${number}`).exec(hash), // OpenStreetMap: the same
  ];
  return found.map((one) => placeOf(one)).find(Boolean);
}

function placeOf(found: RegExpMatchArray | null | undefined): Coordinates | undefined {
  const [latitude, longitude] = (found ?? []).slice(1).map((one) => Number(Number(one).toFixed(5))); // a metre
  return latitude === undefined || longitude === undefined || Math.abs(latitude) > 90
    ? undefined
    : { latitude, longitude };
}
