import Head from 'next/head';
import { Preview } from '@/editor/preview/Preview';

/** The page that is being changed; a frame of the editor, and nothing by itself. */
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
