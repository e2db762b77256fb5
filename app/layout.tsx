import '@/styles/global.scss';
import { Footer } from '@/components/site/Footer';
import { Header } from '@/components/site/Header';
import { Main } from '@/components/site/Main';
import { Reveal } from '@/components/site/Reveal';
import { RouteChange } from '@/components/site/RouteChange';
import { colourRule } from '@/lib/colours';
import { site } from '@/lib/content';
import { layoutMetadata, viewport as pageViewport } from '@/lib/metadata';
import { displayFont } from '@/styles/displayFont';

export const viewport = pageViewport;

export function generateMetadata() {
  return layoutMetadata(site());
}

export default function RootLayout({ children }: { children: React.ReactNode }) {
  const { naam, korteNaam, gemeente, lokaal, email, facebook, instagram, activiteiten, voettekst, kleuren } =
    site();
  const colours = colourRule(kleuren);
  return (
    <html className={displayFont.variable} lang="nl-BE" data-scroll-behavior="smooth">
      {colours && (
        <head>
          <style>{colours}</style>
        </head>
      )}
      <body>
        <Header korteNaam={korteNaam} gemeente={gemeente} activiteiten={activiteiten} />
        <Main>{children}</Main>
        <Footer
          naam={naam}
          lokaal={lokaal}
          email={email}
          facebook={facebook}
          instagram={instagram}
          voettekst={voettekst}
        />
        <RouteChange />
        <Reveal />
      </body>
    </html>
  );
}
