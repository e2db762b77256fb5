/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { countsThatDiffer } from './counts';
import { readSources } from './sources';

const text = exampleTexts()['verhuur.yaml'] ?? '';
const linesOf = (rental: string) =>
  countsThatDiffer(readSources({ ...exampleTexts(), 'verhuur.yaml': rental }).sources.rental);
const withPoint = (words: string) =>
  text.replace(/(punten:\n\s+- titel: .*\n\s+icoon: .*\n\s+tekst: ).*/, `$1"${words}"`);

test('a hall of which both pages count the same gives no line', () => {
  expect(linesOf(text)).toEqual([]);
});

test.each([
  ['Borden en glazen voor 50.', /een huurder leest hier 40 en daar 50 \(bord…\)/],
  ['Er zijn 4 toiletten beneden.', /een huurder leest hier 5 en daar 4 \(toilett…\)/],
])('%s › both lines, and to look which is right', (words, line) => {
  expect(linesOf(withPoint(words))).toEqual([expect.stringMatching(line)]);
  expect(linesOf(withPoint(words))[0]).toMatch(
    /^content\/verhuur\.yaml, regel \d+ en \d+: .*Kijk welk getal juist is\.$/,
  );
});

test('hours, nights and people are no things of the hall', () => {
  expect(linesOf(withPoint('Voor 40 personen, 2 nachten, 14 uur, borden voor 40.'))).toEqual([]);
});
