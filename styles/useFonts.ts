import { useLayoutEffect } from 'react';
import { fontClasses } from './fonts';

/** Puts the fonts on the page, for the editor and its preview: each loads when a text uses it. */
export const useFonts = () =>
  useLayoutEffect(() => document.documentElement.classList.add(...fontClasses), []);
