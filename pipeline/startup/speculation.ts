/**
 * Asks the browser to fetch a page of this site when a link to it is pressed. Not when it is in view, for most links are not
 * taken; fetched and not drawn, since a page that nobody sees asks no other site for a map. Pages are folders: papers and
 * feeds are left alone.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/{*/}?' }, eagerness: 'conservative' }],
});
