/** The address of a feed on the web: `https://www.groep.example/kalender.ics`. @param site the public address of the site */
export const feedOnTheWeb = (site: string, path: `/${string}.ics`): string => new URL(path, site).href;

/** The address that opens a calendar app with a feed: `webcal://www.groep.example/kalender.ics`. */
export const feedAddress = (site: string, path: `/${string}.ics`): string =>
  feedOnTheWeb(site, path).replace(/^https:/, 'webcal:');
