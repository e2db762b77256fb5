import { textWithMarker } from '@/lib/text/sourceMarkers';
import { freeTimes } from './freeTimes';

test.each([
  [['Eerste maand gratis', 'Kom vier zondagen mee.'], 4],
  [['Drie keer gratis', undefined], 3],
  [['De eerste 2 zaterdagen kosten niets'], 2],
  [[textWithMarker('Vijf keer proberen', 7)], 5],
  [['Eerste maand gratis', undefined], 0],
  [['Vanaf zes jaar', 'met tweehonderd keer plezier'], 0],
  [[], 0],
])('%j says %i', (texts, times) => {
  expect(freeTimes(...texts)).toBe(times);
});
