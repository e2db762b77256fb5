import { drawnSign, type Sign } from './signs';

// Shapes that several scenes have, each written once: a page with five scenes compresses to hardly more than one of them.

const filled = (colour: string, ...parts: string[]) =>
  `<path fill="var(--${colour})" d="${parts.join('')}"/>`;
const lined = (colour: string, width: number, d: string) =>
  `<path fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;
const disc = (colour: string, x: number, y: number, r: number) =>
  `<circle fill="var(--${colour})" cx="${x}" cy="${y}" r="${r}"/>`;
/** A sheet of paper that lies on those before it. */
const sheet = (...parts: string[]) => `<g data-lift="">${parts.join('')}</g>`;
const moved = (transform: string, ...parts: string[]) => `<g transform="${transform}">${parts.join('')}</g>`;
/** The same shape at several places. */
export const drawnAt = (shape: string, ...places: string[]) =>
  places.map((place) => `M${place}${shape}`).join('');

const cloud = 'c4-22 36-29 50-13 14-29 63-22 67 8 24-6 42 10 34 24-52 5-112 5-153 0-8-6-7-18 2-20z';
const fir = 'l32 74h-12l28 64h-18l34 62h-128l34-62h-18l28-64h-12z';
export const smallFir = 'l22 52h-8l20 46h-12l26 46h-96l26-46h-12l20-46h-8z';
const pennant = 'h22l-11 28z';
const slope = 'c180-40 330-36 500 0 170-44 330-40 460-6v120H0z';
const hills = 'c150-70 320-66 470-20 160-60 340-56 490 6v180H0z';
const meadow = 'c220-40 420-30 560-12 150 16 280-18 400-6v90H0z';
const sky = filled('sky-pale', 'M0 0h960v480H0z');

const half = 'M0-88c-54 40-54 136 0 176-49 0-88-39-88-88s39-88 88-88z';
const tree = 'v-70c-60 4-84-60-44-92 0-58 92-66 104-12 46 26 30 104-36 102v72z';
const rise = 'c300-22 640-22 960 0v96H0z';
const pane = 'h64v56h-64z';
const star = 'l4 12 12 4-12 4-4 12-4-12-12-4 12-4z';
const spark = 'l9 7-8 11-9-7z';
const flame =
  'M0-324c30 60 104 96 116 184 10 84-44 140-116 140s-128-56-118-136c6-46 30-70 46-108 14 22 22 34 40 44 2-50 14-88 32-124z';

/** What is furthest away: clouds and hills. */
const distance =
  sheet(filled('sheet', drawnAt(cloud, '560 96', '96 150'))) + sheet(filled('far', `M0 324${hills}`));

/** The lower edge of five scenes: four blades of grass, eight times. */
const grass = filled(
  'forest-deep',
  `M0 480V468${'l12-24 18 24 16-15 14 15 15-22 15 22 18-26 12 26'.repeat(8)}V480z`,
);

/** A line of pennants from 0, 0, falling to the right. */
const bunting =
  lined('ink', 3, 'M0 0q156 135 313 93') +
  filled('poppy', drawnAt(pennant, '17 20', '173 97')) +
  filled('sun', drawnAt(pennant, '69 55', '225 102')) +
  filled('forest', drawnAt(pennant, '121 82', '278 99'));

/** A tent with its top at 0, 0. */
const tent = (flap: string) =>
  filled('kraft', 'M0 0l150 16 98 130-150 13z') +
  filled('sheet', 'M0 0l98 158h-196z') +
  filled('forest-deep', 'M0 41l32 117h-64z') +
  filled(flap, 'M0 41l-54 117h22z') +
  lined('wood', 5, 'M-8-14l106 172M8-14l-106 172');

function flowers({ poppies, others }: { poppies: string[]; others: string[] }): string {
  const flower =
    'c-29-2-36-34-26-53 10 1 14 7 17 13 1-11 5-17 10-22 5 5 8 11 10 22 2-6 7-12 17-13 10 19 2 50-26 53z';
  return (
    lined('mid', 5, drawnAt('q8 40 4 96', ...poppies, ...others)) +
    filled('poppy', drawnAt(flower, ...poppies)) +
    filled('sun', drawnAt(flower, ...others))
  );
}

/**
 * What stands where a group has no photo: scenes of cut paper, each the inside of an SVG in the colours of the site. The
 * group's sign stands where `<g data-sign="">` is.
 */
export const scenes = {
  field: {
    box: '0 0 960 456',
    drawing: [
      sky,
      sheet(disc('sun', 798, 142, 70)),
      sheet(filled('sheet', drawnAt(cloud, '445 106', '834 191'))),
      sheet(filled('far', `M0 278${hills}`)),
      sheet(filled('mid', drawnAt(smallFir, '90 206', '903 186'), `M0 334${slope}`)),
      moved('translate(587 118)', bunting),
      sheet(
        lined('wood', 10, 'M583 394v-314'),
        disc('sun', 583, 73, 8),
        filled('sheet', 'M587 91c38-13 71 11 122-5v78c-46 16-81-8-122 5z'),
        filled('poppy', 'M587 91c7-2 14-4 21-4v78c-7 0-14 1-21 4z'),
        '<g data-sign="" transform="translate(630 96) rotate(3) scale(.64)"></g>',
      ),
      sheet(moved('translate(720 277) scale(.6)', tent('poppy'))),
      sheet(moved('translate(432 258) scale(.75)', tent('sun'))),
      sheet(filled('forest', `M0 388${meadow}`)),
      moved(
        'scale(.6)',
        flowers({ poppies: ['560 659', '1040 667', '150 671'], others: ['640 688', '1170 691', '1500 667'] }),
      ),
      moved('translate(0 -24)', grass),
    ].join(''),
  },
  play: {
    box: '0 0 960 480',
    drawing: [
      sky,
      distance,
      sheet(filled('mid', drawnAt(smallFir, '150 240', '206 222', '850 228'), `M0 372${slope}`)),
      '<path fill="none" stroke="var(--sheet)" stroke-width="5" stroke-linecap="round" stroke-dasharray="15" d="M128 408c40-92 96-92 132-4 20-112 64-176 118-190"/>',
      moved(
        'translate(440 222)',
        sheet(
          disc('sheet', 0, 0, 88),
          filled('poppy', half),
          moved('scale(-1 1)', filled('forest', half)),
          disc('sun', 0, -84, 15),
        ),
      ),
      moved(
        'translate(-66 4)',
        lined('ink', 3, 'M712 246c-30 60 34 70 0 126-14 24-50 20-56 48'),
        sheet(
          filled('sun', 'M790 60l84 72-82 32z'),
          filled('poppy', 'M790 60l2 104-82-14z'),
          filled('forest', 'M710 150l82 14-80 82z'),
          filled('poppy-deep', 'M792 164l82-32-162 114z'),
          filled('sun', drawnAt('l28 14v-28l-56 28v-28z', '728 304', '716 364')),
        ),
      ),
      sheet(filled('forest', `M0 424${meadow}`)),
      moved('scale(.6)', flowers({ poppies: ['128 716', '1000 720'], others: ['533 720', '1473 706'] })),
      grass,
    ].join(''),
  },
  camp: {
    box: '0 0 960 480',
    drawing: [
      sky,
      sheet(disc('sun', 420, 176, 104)),
      distance,
      sheet(
        filled(
          'forest',
          drawnAt(fir, '60 196', '905 180'),
          drawnAt(smallFir, '136 254', '830 254'),
          `M0 390${meadow}`,
        ),
      ),
      sheet(
        lined('wood', 10, 'M696 424l56-240M808 424l-56-240M712 350h82M724 296l62 8'),
        filled('poppy', 'M752 176v-92l76 30-70 26z'),
        lined('sheet', 5, 'M744 190l16 14m-16 0l16-14'),
      ),
      sheet(moved('translate(540 266)', tent('poppy'))),
      sheet(moved('translate(262 238) scale(1.25)', tent('sun'))),
      sheet(filled('mid', `M0 444${meadow}`)),
      grass,
    ].join(''),
  },
  hall: {
    box: '0 0 960 480',
    drawing: [
      sky,
      sheet(disc('sun', 176, 120, 62)),
      distance,
      sheet(filled('mid', drawnAt(tree, '96 400', '836 400'), `M0 392${rise}`)),
      sheet(filled('kraft', 'M262 262l452-6 4 160h-458z')),
      sheet(filled('poppy', 'M228 270l40-104 436-4 42 106z')),
      sheet(
        filled('sheet', 'M392 262l96-96 100 94 4 158h-202z'),
        filled('poppy-deep', 'M488 140l128 118-18 18-110-102-108 102-18-16z'),
      ),
      sheet(filled('forest', 'M440 420l2-122c2-40 92-40 94 0l2 122z')),
      filled('sun', drawnAt(pane, '284 308', '626 304')),
      lined('forest', 5, drawnAt(`${pane}m32 0v56m-32-28h64`, '284 308', '626 304')),
      sheet(disc('paper', 489, 218, 31), '<g data-sign="" transform="translate(465 194) scale(.5)"></g>'),
      moved('translate(900 172) scale(-.6 .8)', bunting),
      lined('wood', 10, 'M902 424v-256'),
      sheet(filled('forest', `M0 424${meadow}`)),
      grass,
      filled('kraft', 'M446 416h88l90 64h-232z'),
    ].join(''),
  },
  fire: {
    box: '0 0 960 480',
    drawing: [
      filled('forest-deep', 'M0 0h960v480H0z'),
      sheet(disc('paper', 726, 88, 44)),
      filled('paper', drawnAt(star, '156 70', '300 44', '640 60', '226 150', '700 176')),
      sheet(
        filled(
          'forest',
          drawnAt(fir, '70 190', '890 190'),
          drawnAt(smallFir, '160 244', '250 266', '800 240', '716 268'),
          `M0 386${rise}`,
        ),
      ),
      disc('mid', 480, 1080, 710),
      moved(
        'translate(480 408)',
        sheet(filled('poppy-deep', flame)),
        sheet(moved('scale(.74)', filled('poppy', flame))),
        sheet(moved('scale(.48)', filled('sun', flame))),
        moved('scale(.22)', filled('sheet', flame)),
      ),
      sheet(
        lined('wood', 26, 'M376 420l204-40M584 424l-204-46'),
        disc('kraft', 376, 420, 13),
        disc('kraft', 584, 424, 13),
      ),
      filled('sun', drawnAt(spark, '392 120', '586 150', '560 88', '420 60')),
      sheet(
        lined('wood', 40, 'M92 446l170 8M700 454l172-10'),
        disc('kraft', 262, 454, 20),
        disc('kraft', 700, 454, 20),
      ),
      grass,
    ].join(''),
  },
  group: {
    box: '0 0 1800 400',
    drawing:
      '<g data-lift="" transform="translate(0)"><path fill="var(--sky-pale)" d="M4 0h220v400H1z"/><path fill="var(--forest)" d="M90 376c6-110 4-220 8-334 16 40 18 90 14 124 20-34 44-46 64-42-6 30-30 50-66 56 0 20 0 34-2 50 24-30 48-40 66-34-6 30-34 46-68 52l-2 44c22-24 42-32 58-28-6 28-28 40-60 46l-2 62zM99 166c-22-34-47-46-67-42 6 30 30 50 66 56l1 50c-25-30-49-40-67-34 6 30 34 46 68 52l-1 44c-21-24-41-32-57-28 6 28 28 40 58 46z"/></g><g data-lift="" transform="translate(200)"><path fill="var(--poppy)" d="M-3 0h220v400H-2z"/><path fill="var(--paper)" d="M104 380l-6-62c-34 18-62-2-54-30-34-8-34-44-6-54-28-22-10-58 20-50-18-34 10-58 34-42-6-40 8-76 18-106 12 32 22 66 16 106 26-14 50 10 32 42 32-8 46 30 18 50 28 10 26 46-8 54 8 30-22 48-54 30l2 62z"/></g><g data-lift="" transform="translate(400)"><path fill="var(--sun)" d="M-5 0h220v400H2z"/><path fill="var(--poppy-deep)" d="M104 46l66 100-70 116L38 148z"/><path fill="var(--sheet)" d="M104 46l-4 216L38 148z"/><path fill="none" stroke="var(--ink)" stroke-width="4" d="M100 262c-24 40 34 60 4 118"/><path fill="var(--forest)" d="M92 300l26-8-6 26zM96 340l28 8-26 10z"/></g><g data-lift="" transform="translate(600)"><path fill="var(--forest)" d="M6 0h220v400H3z"/><path fill="var(--sky-pale)" d="M0 150c34-40 66-40 100 0s66 40 104 0v52c-38 40-70 40-104 0s-66-40-100 0zM0 260c34-40 66-40 100 0s66 40 104 0v52c-38 40-70 40-104 0s-66-40-100 0z"/></g><g data-lift="" transform="translate(800)"><path fill="var(--kraft)" d="M1 0h220v400H-3z"/><path fill="var(--poppy)" d="M100 60l22 90 78-48-48 78 40 26-46 16 40 76-74-42-20 96-22-96-70 44 42-78-46-16 42-28-44-74 76 46z"/></g><g data-lift="" transform="translate(1000)"><path fill="var(--mid)" d="M7 0h220v400H-6z"/><path fill="var(--sheet)" d="M100 380c-6-40-6-60-4-90C30 280 14 170 98 30c88 130 72 246 6 260l2 90z"/><path fill="none" stroke="var(--mid)" stroke-width="5" d="M99 90v200M99 150l30-26M99 150l-28-22M99 200l40-32M99 200l-40-30M98 250l34-28M98 250l-34-26"/></g><g data-lift="" transform="translate(1200)"><path fill="var(--sky-pale)" d="M4 0h220v400H-2z"/><path fill="var(--forest)" d="M0 400V250l62-96 34 52 44-86 64 120v160z"/><path fill="var(--sheet)" d="M62 154l-24 38 20 14 14-10 16 8zM140 120l-26 50 22 14 16-14 18 10z"/></g><g data-lift="" transform="translate(1400)"><path fill="var(--forest-deep)" d="M-4 0h220v400H0z"/><path fill="var(--poppy)" d="M102 40c16 60 76 100 78 190 2 80-34 130-80 130S18 312 22 236c4-44 30-66 44-104 10 22 14 32 26 42 0-50 2-92 10-134z"/><path fill="var(--sun)" d="M102 200c10 30 38 48 36 90-2 40-18 62-38 62s-38-24-36-58c2-24 14-34 22-52 6 10 8 14 14 18z"/></g><g data-lift="" transform="translate(1600)"><path fill="var(--sun)" d="M4 0h220v400H-1z"/><path fill="var(--forest)" d="M134 60c-66 30-66 150 6 186C60 260 20 200 24 148 28 96 76 52 134 60z"/><path fill="var(--forest)" d="M120 270l22 49h-9l17 40h-11l23 39h-89l23-39h-12l19-39h-9zM60 304l16 37h-5l13 29h-8l18 30h-66l17-30h-9l13-29h-6zM176 316l14 31h-6l12 25h-7l16 27h-56l15-25h-6l12-26h-6z"/></g>',
  },
} as const;

export type SceneName = keyof typeof scenes;

/** A scene with the group's sign. */
export const sceneWith = (name: SceneName, sign?: Sign): string =>
  scenes[name].drawing.replace(/(<g data-sign=""[^>]*>)/, `$1${drawnSign(sign)}`);
