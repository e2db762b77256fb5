import Head from 'next/head';
import { Preview } from '@/editor/preview/Preview';

/** The preview of a page, for a frame of the editor. */
export default function PreviewPage() {
  return (
    <>
      <Head>
        <title>Voorbeeld</title>
      </Head>
      <Preview />
    </>
  );
}
