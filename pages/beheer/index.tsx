import Head from 'next/head';
import { Start } from '@/editor/ui/Start';

/** The editor. */
export default function EditorPage() {
  return (
    <>
      <Head>
        <title>Beheer</title>
        <meta name="description" content="De site bijhouden, met je telefoon." />
      </Head>
      <noscript>
        <p>
          Het beheer heeft JavaScript nodig, en dat staat uit in deze browser. Zet het aan, of verander de
          bestanden zelf: hoe dat gaat, staat in <strong>content/LEESMIJ.md</strong>, bij de bestanden van de
          site.
        </p>
      </noscript>
      <Start />
    </>
  );
}
