import type { Site } from '@/lib/content/schemas/content';
import { mailOrigin } from '@/lib/mail/origin';
import { mapOrigin } from '@/lib/rental/map';

/** Someone else than the group and its host to whom a visitor's browser may speak. */
export type ThirdParty = { /** As people know it. */ name: string; origin: string };

/** Sends the form's messages on. */
export const mailProvider: ThirdParty = { name: 'EmailJS', origin: new URL(mailOrigin).origin };

/** Draws the map. */
export const mapProvider: ThirdParty = { name: 'OpenStreetMap', origin: mapOrigin };

/** Reads the calendar's feed for who has no program for it. */
export const calendarReader: ThirdParty = { name: 'Google Agenda', origin: 'https://calendar.google.com' };

/** Third parties that a site may use; the group names those of its own on the page about privacy. */
export const services: readonly ThirdParty[] = [mailProvider, mapProvider, calendarReader];

/** Those of a group: the form, the map of the hall, the calendar. */
export const servicesOf = ({ site, rental, calendar }: Parts): ThirdParty[] => [
  ...(site.formulier ? [mailProvider] : []),
  ...(rental ? [mapProvider] : []),
  ...(calendar ? [calendarReader] : []),
];

type Parts = {
  site: Pick<Site, 'formulier'>;
  rental?: object | undefined;
  calendar?: object | undefined;
};

/** A host as people write it: without `www.`. */
export const bareHost = (host: string): string => host.replace(/^www\./, '');

/**
 * The hosts of the other sites that a text, or anything that holds texts, links to: `trooper.be`, sorted, each once.
 * @param known addresses that are left out, with or without `www.`: the site's own, and services named elsewhere
 */
export function linkedHosts(value: unknown, known: readonly string[]): string[] {
  const own = known.map((address) => bareHost(new URL(address).host));
  const hosts = textsIn(value).flatMap((text) =>
    [...text.matchAll(/https?:\/\/([^\s/?#)\]"]+)/g)].map(([, host = '']) => bareHost(host)),
  );
  return [...new Set(hosts)].filter((host) => !own.includes(host)).sort();
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
