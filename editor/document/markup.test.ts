/** @jest-environment node */
import { bold, type Replacement, withLink } from './markup';

const text = 'Elke zondag spelen we buiten.';
const made = (source: string, { from, to, words }: Replacement) =>
  source.slice(0, from) + words + source.slice(to);

test('selected words become bold, without the spaces around them', () => {
  expect(made(text, bold(text, 4, 12))).toBe('Elke **zondag** spelen we buiten.');
});

test('without a selection, it is the word at the caret', () => {
  expect(made(text, bold(text, 7, 7))).toBe('Elke **zondag** spelen we buiten.');
  expect(made('', bold('', 0, 0))).toBe('**vet**');
});

test('what is bold is no longer so', () => {
  const boldText = 'Elke **zondag** spelen we buiten.';
  expect(made(boldText, bold(boldText, 9, 9))).toBe(text);
  expect(made(boldText, bold(boldText, 5, 15))).toBe(text);
});

test('selected words become a link, and the address stands for words that are not there', () => {
  expect(made(text, withLink(text, 22, 28, '/verhuur'))).toBe('Elke zondag spelen we [buiten](/verhuur).');
  expect(made('', withLink('', 0, 0, '/bivak'))).toBe('[/bivak](/bivak)');
});
