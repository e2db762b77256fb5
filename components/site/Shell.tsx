import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { absentRoutes } from '@/lib/pages/groupPages';
import { ownLinks } from '@/lib/pages/ownPages';
import { colourRule } from '@/lib/theme/siteColours';
import { fontClasses } from '@/styles/fonts';
import { OfflineLine } from './OfflineLine';
import { PageLayout } from './PageLayout';

type ShellProps = { group: ShownContent; children: React.ReactNode };

/** The document of every page, in the group's colours. */
export function Shell({ group, children }: ShellProps) {
  const { site } = group;
  const colours = colourRule(site.kleuren);
  return (
    <html className={fontClasses.join(' ')} lang="nl-BE">
      <body>
        {colours && (
          <style href="colours" precedence="group">
            {colours}
          </style>
        )}
        <PageLayout
          site={site}
          without={absentRoutes(group)}
          own={ownLinks(group)}
          offline={<OfflineLine camp={group.camp} built={buildDay()} />}
        >
          {children}
        </PageLayout>
      </body>
    </html>
  );
}
