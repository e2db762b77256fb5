import { slug } from '@/lib/text/slug';

/** Boxes that stay ticked on the device: `data-tick` names one, `data-ticks` on an element around them where they are stored. */
export const tickAttribute = 'data-tick';
export const ticksAttribute = 'data-ticks';

/** Attributes of a box, named by its words. */
export const tickAttributes = (words: string) => ({ [tickAttribute]: slug(words) });

/** Attributes of what is around the boxes of a year. */
export const ticksOf = (year: number) => ({ [ticksAttribute]: `boekje-${year}` });
