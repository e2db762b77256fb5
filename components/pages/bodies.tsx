import type { ShownContent } from '@/lib/content/schemas/content';
import { isRoute, type PageAddress, type Route } from '@/lib/pages/pages';

type Body = (props: ShownContent) => React.ReactNode;

/**
 * Loads the body of a page by its route, for the preview of the editor: a leader who changes one page does not wait for the others.
 * A body is empty where the group has no such page.
 */
export const loadBody: Record<Route, () => Promise<Body>> = {
  '/': async () => (await import('./HomeBody')).HomeBody,
  '/leiding': () => leadersBody('/leiding'),
  '/jongensleiding': () => leadersBody('/jongensleiding'),
  '/meisjesleiding': () => leadersBody('/meisjesleiding'),
  '/programma': async () => (await import('./ProgrammeBody')).ProgrammeBody,
  '/verhuur': async () => (await import('./RentalBody')).RentalBody,
  '/verhuur/infofiche': async () => (await import('./RenterSheetBody')).RenterSheetBody,
  '/bivak': async () => (await import('./CampBody')).CampBody,
  '/bivak/boekje': async () => (await import('./BookletBody')).BookletBody,
  '/lid-worden': async () => (await import('./JoinBody')).JoinBody,
  '/contact': async () => (await import('./ContactBody')).ContactBody,
  '/privacy': async () => (await import('./PrivacyBody')).PrivacyBody,
};

/** The same for a page of the group's own too. */
export const loadBodyAt = (address: PageAddress): Promise<Body> =>
  isRoute(address) ? loadBody[address]() : ownPageBody(address);

async function ownPageBody(address: PageAddress): Promise<Body> {
  const { OwnPageBody } = await import('./OwnPageBody');
  return (content) => <OwnPageBody {...content} address={address} />;
}

async function leadersBody(route: '/leiding' | '/jongensleiding' | '/meisjesleiding'): Promise<Body> {
  const { LeadersBody } = await import('./LeadersBody');
  return (content) => <LeadersBody {...content} route={route} />;
}
