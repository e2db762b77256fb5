import Head from 'next/head';
import { Preview } from '@/editor/preview/Preview';

/** The preview: a frame of the editor, empty by itself. */
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
