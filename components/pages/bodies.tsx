import type { ShownContent } from '@/lib/content/schemas/content';
import type { Route } from '@/lib/pages/pages';

type Body = (props: ShownContent) => React.ReactNode;

/**
 * Loads the body of a page by its route, for the preview of the editor: a leader who changes one page does not wait for the others.
 * A body is empty where the group has no such page.
 */
export const loadBody: Record<Route, () => Promise<Body>> = {
  '/': async () => (await import('./HomeBody')).HomeBody,
  '/leiding': () => leadersBody('leaders', '/leiding'),
  '/jongensleiding': () => leadersBody('boys', '/jongensleiding'),
  '/meisjesleiding': () => leadersBody('girls', '/meisjesleiding'),
  '/programma': async () => (await import('./ProgrammeBody')).ProgrammeBody,
  '/verhuur': async () => {
    const { RentalBody } = await import('./RentalBody');
    return ({ site, rental }) => rental && <RentalBody site={site} rental={rental} />;
  },
  '/verhuur/infofiche': async () => {
    const { RenterSheetBody } = await import('./RenterSheetBody');
    return ({ site, rental }) => rental && <RenterSheetBody site={site} rental={rental} />;
  },
  '/bivak': async () => {
    const { CampBody } = await import('./CampBody');
    return ({ camp, ...group }) => camp && <CampBody {...group} camp={camp} />;
  },
  '/bivak/boekje': async () => {
    const { BookletBody } = await import('./BookletBody');
    return ({ camp, ...group }) => camp && <BookletBody {...group} camp={camp} />;
  },
  '/lid-worden': async () => {
    const { JoinBody } = await import('./JoinBody');
    return ({ join, ...group }) => join && <JoinBody {...group} join={join} />;
  },
  '/contact': async () => (await import('./ContactBody')).ContactBody,
  '/privacy': async () => (await import('./PrivacyBody')).PrivacyBody,
};

async function leadersBody(
  file: 'leaders' | 'boys' | 'girls',
  route: '/leiding' | '/jongensleiding' | '/meisjesleiding',
): Promise<Body> {
  const { LeadersBody } = await import('./LeadersBody');
  return (content) => {
    const leaders = content[file];
    return leaders && <LeadersBody content={content} leaders={leaders} route={route} />;
  };
}
