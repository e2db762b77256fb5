import { useEffect } from 'react';
import { fontClasses, fontFamilies } from './fonts';

/** Puts the fonts on the page once they are there, for the editor and its preview: a browser leaves out one that comes late. */
export const useFonts = () =>
  useEffect(() => {
    const loads = fontFamilies.map((family) => document.fonts.load(`1em ${family}`));
    Promise.allSettled(loads).then(() => document.documentElement.classList.add(...fontClasses));
  }, []);
