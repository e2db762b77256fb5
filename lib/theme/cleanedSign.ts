import { JSDOM } from 'jsdom';
import { type CleanedSign, cleanSign } from './cleanSign';

/** Cleans the drawing of a sign where there is no browser. @param text of an SVG file */
export const cleanedSign = (text: string): CleanedSign => cleanSign(text, new JSDOM().window);
