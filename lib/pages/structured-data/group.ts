import type { BreadcrumbList, ContactPoint, Organization, Place, PostalAddress, WebSite } from 'schema-dts';
import type { Contact, Site } from '@/lib/content/schemas/content';
import { absolute } from '@/lib/pages/metadata';
import { pages } from '@/lib/pages/pages';
import { socialLinks } from '@/lib/pages/socialLinks';
import { type Address, countryOf } from '@/lib/text/address';

/** The group, as the foot of every page shows it; with `contact` also the people to call that the contact page names. */
export function organization(site: Site, contact?: Pick<Contact, 'hoofdleiding'>): Organization {
  return {
    '@type': 'Organization',
    '@id': groupId(site),
    name: site.naam,
    url: absolute(site, '/'),
    logo: absolute(site, '/icons/icon-maskable-512.png'),
    email: site.email,
    location: hall(site),
    address: postalAddress(site.lokaal),
    sameAs: socialLinks(site).map(({ href }) => href),
    ...(contact?.hoofdleiding && { contactPoint: contact.hoofdleiding.personen.map(contactPoint) }),
  };
}

export function webSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absolute(site, '/#site'),
    name: site.naam,
    alternateName: site.korteNaam,
    url: absolute(site, '/'),
    inLanguage: 'nl-BE',
    publisher: { '@id': groupId(site) },
  };
}

/** The way from the home page to this one; `name` is the page's heading. */
export function breadcrumbs(site: Pick<Site, 'siteAdres'>, path: string, name: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: pages['/'].name, item: absolute(site, '/') },
      { '@type': 'ListItem', position: 2, name, item: absolute(site, path) },
    ],
  };
}

/** Refers to the group from elsewhere in the page's graph. */
export const groupId = (site: Pick<Site, 'siteAdres'>) => absolute(site, '/#groep');

export function hall({ lokaal }: Pick<Site, 'lokaal'>): Place {
  return { '@type': 'Place', name: lokaal.name, address: postalAddress(lokaal) };
}

export function postalAddress({ street, postcode, town }: Omit<Address, 'name'>): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: town,
    addressCountry: countryOf(postcode),
  };
}

function contactPoint({
  rol,
  naam,
  telefoon,
  email,
}: NonNullable<Contact['hoofdleiding']>['personen'][number]): ContactPoint {
  return {
    '@type': 'ContactPoint',
    name: naam,
    contactType: rol,
    ...(telefoon && { telephone: telefoon }),
    ...(email && { email }),
    availableLanguage: 'nl',
  };
}
