import { useLayoutEffect } from 'react';
import { displayFont } from './displayFont';

/** Puts the font on the page, for the editor and its preview: it loads when a text uses it. */
export const useDisplayFont = () =>
  useLayoutEffect(() => document.documentElement.classList.add(displayFont.variable), []);
