import type { Site } from '@/lib/content/schemas';
import { colourRule } from '@/lib/palette';
import { displayFont } from '@/styles/displayFont';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { Notices } from './Notices';

type ShellProps = { site: Site; children: React.ReactNode };

/** The document around every page: header, what the page is about, footer. */
export function Shell({ site, children }: ShellProps) {
  const { naam, korteNaam, gemeente, lokaal, email, facebook, instagram, activiteiten, voettekst, kleuren } =
    site;
  const colours = colourRule(kleuren);
  return (
    <html className={displayFont.variable} lang="nl-BE">
      <body>
        {colours && (
          <style href="colours" precedence="group">
            {colours}
          </style>
        )}
        <Header korteNaam={korteNaam} gemeente={gemeente} activiteiten={activiteiten} />
        <Notices meldingen={site.meldingen} />
        <Main>{children}</Main>
        <Footer
          naam={naam}
          lokaal={lokaal}
          email={email}
          facebook={facebook}
          instagram={instagram}
          voettekst={voettekst}
        />
      </body>
    </html>
  );
}
