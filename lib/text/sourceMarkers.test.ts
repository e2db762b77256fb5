/** @jest-environment node */
import { piecesOf, wordsOf } from '@/lib/text/inlineMarkup';
import { slug } from '@/lib/text/slug';
import { marker, nameWithMarker, textWithMarker, withoutMarkers } from './sourceMarkers';

test.each([0, 1, 2, 3, 80, 1234])(
  'marker %i is read as it was written, and the text is unchanged',
  (number) => {
    expect(withoutMarkers(nameWithMarker('Ribbels', number))).toEqual({ text: 'Ribbels', numbers: [number] });
    expect(withoutMarkers(textWithMarker('Spelen tot het donker wordt.', number))).toEqual({
      text: 'Spelen tot het donker wordt.',
      numbers: [number],
    });
  },
);

test('a name has its initial and slug unchanged, and `trim` preserves its marker', () => {
  const name = nameWithMarker('Kaspi’s', 5);
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
])('the markup, links and facts of a text are read as without its marker: %s', (text) => {
  const marked = textWithMarker(text, 7);
  const kinds = (value: string) =>
    piecesOf(value).map((piece) => [piece.type, 'href' in piece && piece.href]);
  expect(withoutMarkers(marked)).toEqual({ text, numbers: [7] });
  if (!text.startsWith('https')) expect(kinds(marked)).toEqual(kinds(text));
  expect(withoutMarkers(wordsOf(marked)).text).toBe(wordsOf(text));
});

test('markers are found in an address too, and several in one text', () => {
  const address = `mailto:a@b.example?subject=${encodeURIComponent(nameWithMarker('Foto weg', 3))}`;
  expect(withoutMarkers(address).text).toBe('mailto:a@b.example?subject=Foto%20weg');
  expect(withoutMarkers(`${textWithMarker('Bij de', 1)} ${nameWithMarker('Klimop', 2)}`).numbers).toEqual([
    1, 2,
  ]);
});

test('a text without markers is unchanged', () => {
  expect(withoutMarkers('Gewoon \u00a0een tekst')).toEqual({ text: 'Gewoon \u00a0een tekst', numbers: [] });
  expect(marker(1)).not.toBe(marker(2));
});
