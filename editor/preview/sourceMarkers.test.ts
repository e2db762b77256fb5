import { piecesOf, wordsOf } from '@/lib/text/inlineMarkup';
import { slug } from '@/lib/text/slug';
import { mark, markedName, markedText, unmarked } from './sourceMarkers';

test.each([0, 1, 2, 3, 80, 1234])(
  'mark %i is read as it was written, and leaves the words as they were',
  (number) => {
    expect(unmarked(markedName('Ribbels', number))).toEqual({ text: 'Ribbels', numbers: [number] });
    expect(unmarked(markedText('Spelen tot het donker wordt.', number))).toEqual({
      text: 'Spelen tot het donker wordt.',
      numbers: [number],
    });
  },
);

test('a name keeps its first letter and its address, and no space is cut with its mark', () => {
  const name = markedName('Kaspi’s', 5);
  expect(name.charAt(0)).toBe('K');
  expect(slug(name)).toBe('kaspis');
  expect(name.trim()).toBe(name);
});

test.each([
  '**Vet** vooraan, en achteraan **ook.**',
  '[Een link](/bivak) vooraan',
  'https://www.voorbeeld.example/pad',
  '{lidgeld} per jaar',
  '(**“Zo,”** zei hij)',
])('the markup, links and facts of a text are read as without its mark: %s', (text) => {
  const marked = markedText(text, 7);
  const kinds = (value: string) =>
    piecesOf(value).map((piece) => [piece.type, 'href' in piece && piece.href]);
  expect(unmarked(marked)).toEqual({ text, numbers: [7] });
  if (!text.startsWith('https')) expect(kinds(marked)).toEqual(kinds(text));
  expect(unmarked(wordsOf(marked)).text).toBe(wordsOf(text));
});

test('marks are found in an address too, and several in one text', () => {
  const address = `mailto:a@b.example?subject=${encodeURIComponent(markedName('Foto weg', 3))}`;
  expect(unmarked(address).text).toBe('mailto:a@b.example?subject=Foto%20weg');
  expect(unmarked(`${markedText('Bij de', 1)} ${markedName('Klimop', 2)}`).numbers).toEqual([1, 2]);
});

test('a text without marks stays as it is', () => {
  expect(unmarked('Gewoon \u00a0een tekst')).toEqual({ text: 'Gewoon \u00a0een tekst', numbers: [] });
  expect(mark(1)).not.toBe(mark(2));
});
