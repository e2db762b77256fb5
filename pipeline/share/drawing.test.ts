/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Card } from './cards';
import { cardDrawing } from './drawing';
import type { DrawText } from './textOutline';
import { textDrawer } from './textOutline';

const site = { korteNaam: 'De Test', gemeente: 'Elders' };
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
const card: Card = {
  route: '/bivak',
  title: ['Op bivak'],
  greeting: 'De Test',
  fact: '21 tot 31 juli',
  photo: 'a.jpg',
};

let drawText: DrawText;
beforeAll(async () => {
  drawText = await textDrawer(readFileSync('styles/fonts/truculenta-latin-600-900.woff2'));
});

/** The lines of the title, drawn at full weight. */
function titleOf(title: string[]): { line: string; width: number }[] {
  const drawn = new Map<string, number>();
  const recording: DrawText = (words, size, weight) => {
    const result = drawText(words, size, weight);
    if (weight === 900 && size > 1) drawn.set(words, result.width);
    return result;
  };
  cardDrawing({ card: { ...card, title }, site, drawText: recording, edge: svg, emblem: svg });
  return [...drawn].map(([line, width]) => ({ line, width }));
}

describe('the words', () => {
  it('are outlines of the font, heavier where asked', () => {
    const [light, heavy] = [600, 900].map((weight) => drawText('Modder', 100, weight));

    expect(heavy?.path).toMatch(/^M/);
    expect(heavy?.path).not.toBe(light?.path);
  });

  it('are as wide with a no-break space as with a plain one', () => {
    expect(drawText('17\u00a0uur', 36, 750).width).toBe(drawText('17 uur', 36, 750).width);
  });
});

describe('the title', () => {
  it('stands on one strip when it is short', () => {
    expect(titleOf(['Op bivak']).map(({ line }) => line)).toEqual(['Op bivak']);
  });

  it('is broken in two where it would get too small', () => {
    const lines = titleOf(['Huur het lokaal van onze jeugdbeweging']).map(({ line }) => line);

    expect(lines).toEqual(['Huur het lokaal van', 'onze jeugdbeweging']);
  });

  it('shrinks until a long word fits in the picture', () => {
    const [only] = titleOf(['Vrijwilligersverantwoordelijkheden']);

    expect(only?.width).toBeLessThanOrEqual(980);
  });
});

it('without a photo the drawing fills the picture', () => {
  const { photo: _photo, ...plain } = card;

  expect(cardDrawing({ card: plain, site, drawText, edge: svg, emblem: svg })).toContain(
    'height="630" fill="#1f5138"',
  );
  expect(cardDrawing({ card, site, drawText, edge: svg, emblem: svg })).not.toContain('fill="#1f5138"');
});

it('another group gets its own colours', () => {
  const kleuren = { accent: '#123456' };

  expect(cardDrawing({ card, site: { ...site, kleuren }, drawText, edge: svg, emblem: svg })).toContain(
    '#123456',
  );
});
