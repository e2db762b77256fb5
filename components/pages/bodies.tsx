import type { ShownContent } from '@/lib/content/schemas/content';
import type { Route } from '@/lib/pages/pages';
import { CampBody } from './CampBody';
import { ContactBody } from './ContactBody';
import { HomeBody } from './HomeBody';
import { LeadersBody } from './LeadersBody';
import { PrivacyBody } from './PrivacyBody';
import { RentalBody } from './RentalBody';
import { RenterSheetBody } from './RenterSheetBody';

/** The body of each page by route, for the preview of the editor; nothing where the group has no such page. */
export const bodies: Record<Route, (props: ShownContent) => React.ReactNode> = {
  '/': HomeBody,
  '/leiding': ({ site, leaders }) =>
    leaders && <LeadersBody site={site} leaders={leaders} route="/leiding" />,
  '/jongensleiding': ({ site, boys }) =>
    boys && <LeadersBody site={site} leaders={boys} route="/jongensleiding" />,
  '/meisjesleiding': ({ site, girls }) =>
    girls && <LeadersBody site={site} leaders={girls} route="/meisjesleiding" />,
  '/verhuur': ({ site, rental }) => rental && <RentalBody site={site} rental={rental} />,
  '/verhuur/infofiche': ({ site, rental }) => rental && <RenterSheetBody site={site} rental={rental} />,
  '/bivak': ({ camp, ...group }) => camp && <CampBody {...group} camp={camp} />,
  '/contact': ContactBody,
  '/privacy': PrivacyBody,
};
