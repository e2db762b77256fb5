/**
 * Prefetches a page of this site when its link is pressed: on viewport would fetch too many, and prerender would request the
 * map of another site. Pages are folders, so documents and feeds do not match.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: '/{*/}?' }, eagerness: 'conservative' }],
});
