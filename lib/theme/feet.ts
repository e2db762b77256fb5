import { drawnAt, smallFir } from './scenes';

const tents = ['190 62', '350 56', '510 62'] as const;
const front = 'l98 158h-196z';
const side = 'l150 16 98 130-150 13z';
const door = 'm0 41l32 117h-64z';
const stem = 'q10 44 3 96h6q5-56-3-96z';
const shortStem = 'q7 30 2 64h6q4-38-2-64z';
const petals =
  'c-29-2-36-34-26-53 10 1 14 7 17 13 1-11 5-17 10-22 5 5 8 11 10 22 2-6 7-12 17-13 10 19 2 50-26 53z';
const tall = ['130 62', '440 70', '610 58'] as const;
const small = ['210 88', '350 92', '540 96'] as const;
const ground = 'c210-12 440-12 650-3 12 2 12 10 0 12-210 9-430 8-650 3-12-2-12-10 0-12z';

/** Small drawings of cut paper at the foot of a page: in which box, and each paper with its colour. */
export const feet = {
  tents: {
    box: '0 0 800 236',
    papers: [
      ['forest', drawnAt(smallFir, '60 76', '130 44', '752 70')],
      ['forest', `M60 216${ground}`],
      ...tents.flatMap((top, at): Paper[] => [
        [(['kraft', 'poppy-deep', 'kraft'] as const)[at] ?? 'kraft', `M${top}${side}`],
        [(['sun', 'poppy', 'sun'] as const)[at] ?? 'sun', `M${top}${front}`],
        ['forest-deep', `M${top}${door}`],
      ]),
    ],
  },
  flowers: {
    box: '0 0 740 172',
    papers: [
      ['mid', drawnAt(stem, ...tall) + drawnAt(shortStem, ...small)],
      ['poppy', drawnAt(petals, ...tall)],
      ['sun', drawnAt(petals, ...small)],
      ['forest', `M45 152${ground}`],
    ],
  },
} as const satisfies Record<string, { box: string; papers: readonly Paper[] }>;

type Paper = readonly [colour: string, path: string];

export type FootName = keyof typeof feet;
