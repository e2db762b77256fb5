/** The address of a feed, for a calendar app: `webcal://www.groep.example/kalender.ics`. @param site the public address of the site */
export const feedAddress = (site: string, path: `/${string}.ics`): string =>
  new URL(path, site).href.replace(/^https:/, 'webcal:');
