import { Head, Html, Main, NextScript } from 'next/document';

/** The document of the editor and of its preview. */
export default function EditorDocument() {
  return (
    <Html lang="nl-BE" data-scroll-behavior="smooth">
      <Head>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
