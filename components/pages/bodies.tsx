import type { ShownContent } from '@/lib/content/schemas/content';
import type { Route } from '@/lib/pages/pages';
import { CampBody } from './CampBody';
import { ContactBody } from './ContactBody';
import { HomeBody } from './HomeBody';
import { LeadersBody } from './LeadersBody';
import { PrivacyBody } from './PrivacyBody';
import { RentalBody } from './RentalBody';
import { RenterSheetBody } from './RenterSheetBody';

/** The body of each page by route, for the preview of the editor. */
export const bodies: Record<Route, (props: ShownContent) => React.ReactNode> = {
  '/': HomeBody,
  '/jongensleiding': ({ site, boys }) => <LeadersBody site={site} leaders={boys} route="/jongensleiding" />,
  '/meisjesleiding': ({ site, girls }) => <LeadersBody site={site} leaders={girls} route="/meisjesleiding" />,
  '/verhuur': RentalBody,
  '/verhuur/infofiche': RenterSheetBody,
  '/bivak': CampBody,
  '/contact': ContactBody,
  '/privacy': PrivacyBody,
};
