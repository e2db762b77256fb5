import type { Site } from '@/lib/content/schemas/content';
import { colourRule } from '@/lib/theme/groupColours';
import { displayFont } from '@/styles/displayFont';
import { PageLayout } from './PageLayout';

type ShellProps = { site: Site; children: React.ReactNode };

/** The document of every page, in the group's colours. */
export function Shell({ site, children }: ShellProps) {
  const colours = colourRule(site.kleuren);
  return (
    <html className={displayFont.variable} lang="nl-BE">
      <body>
        {colours && (
          <style href="colours" precedence="group">
            {colours}
          </style>
        )}
        <PageLayout site={site}>{children}</PageLayout>
      </body>
    </html>
  );
}
