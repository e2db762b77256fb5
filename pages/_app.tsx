import '@/styles/global.scss';
import type { AppProps } from 'next/app';
import { useLayoutEffect } from 'react';
import { displayFont } from '@/styles/displayFont';

/**
 * The editor and its preview. They stand in `pages/` and not in `app/`, which compiles them apart: what they share with the pages
 * of the site would else make the script of every visitor larger.
 */
export default function EditorApp({ Component, pageProps }: AppProps) {
  useLayoutEffect(() => document.documentElement.classList.add(displayFont.variable), []);
  return <Component {...pageProps} />;
}
