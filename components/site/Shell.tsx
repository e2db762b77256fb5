import type { Site } from '@/lib/content/schemas/content';
import { colourRule } from '@/lib/theme/groupColours';
import { displayFont } from '@/styles/displayFont';
import { Around } from './Around';

type ShellProps = { site: Site; children: React.ReactNode };

/** The document of every page: what it is about with what stands around it, in the group's own colours. */
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
        <Around site={site}>{children}</Around>
      </body>
    </html>
  );
}
