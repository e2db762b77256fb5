import '@/styles/global.scss';
import type { AppProps } from 'next/app';

/**
 * The editor and its preview. In `pages/` and not in `app/`, so that they are bundled apart: what they share with the site would
 * else make the script of every visitor larger.
 */
export default function EditorApp({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />;
}
