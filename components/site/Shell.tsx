import type { ShownContent } from '@/lib/content/schemas/content';
import { colourRule } from '@/lib/theme/siteColours';
import { fontClasses } from '@/styles/fonts';
import { PageLayout } from './PageLayout';

type ShellProps = { content: ShownContent; children: React.ReactNode };

/** The document of every page, in the group's colours. */
export function Shell({ content, children }: ShellProps) {
  const colours = colourRule(content.site.kleuren);
  return (
    <html className={fontClasses.join(' ')} lang="nl-BE">
      <body>
        {colours && (
          <style href="colours" precedence="group">
            {colours}
          </style>
        )}
        <PageLayout content={content}>{children}</PageLayout>
      </body>
    </html>
  );
}
