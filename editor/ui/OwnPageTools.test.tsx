import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { checkContent } from '@/lib/content/check/check';
import type { Texts } from '@/lib/content/check/sources';
import { PlaceView } from './PlaceView';
import { renderInEditor } from './testing/inEditor';

HTMLElement.prototype.scrollIntoView = () => undefined; // jsdom has none

const texts = exampleTexts();

function show(all: Texts, path: (string | number)[]) {
  const draft = { base: { texts: all, isWithoutPrivateFields: false }, texts: all };
  const { content } = checkContent(all);
  const work = { draft, texts: all, base: all, problems: [], photos: {}, content };
  return renderInEditor(<PlaceView place={{ file: 'ownPages', path }} />, all, { work });
}

const rows = () => screen.getAllByRole('button').map((button) => button.textContent ?? '');

test('whoever is about to remove a page sees what leads to it', () => {
  const contact = (texts['contact.yaml'] ?? '').replace(
    /^inleiding: .*$/m,
    'inleiding: "Lees [de post](/kwaakpost)."',
  );
  show({ ...texts, 'contact.yaml': contact }, ['paginas', 0]);
  expect(screen.getByText(/^Hier leidt een link naartoe/)).toBeVisible();
  expect(rows().filter((row) => /^Contact/.test(row))).toHaveLength(1);
});

test('of a page to which nothing leads there is no such line', () => {
  show(texts, ['paginas', 1]);
  expect(screen.queryByText(/^Hier leidt een link naartoe/)).toBeNull();
});

test('a block without a kind asks for one, each with its drawing, and begins with its first part', async () => {
  const own = 'paginas:\n  - naam: Post\n    blokken:\n      - titel: Van de poort\n';
  const { edit, open } = show({ ...texts, 'paginas.yaml': own }, ['paginas', 0, 'blokken', 0]);
  expect(screen.getByText('Wat komt erin?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nieuws' }));
  const path = ['paginas', 0, 'blokken', 0, 'nieuws'];
  const value = [{ dag: null, titel: null, tekst: null }];
  expect(edit).toHaveBeenCalledWith('ownPages', { type: 'set', path, value });
  expect(open).toHaveBeenLastCalledWith({
    type: 'place',
    place: { file: 'ownPages', path: [...path, 0, 'dag'] },
    newItem: { file: 'ownPages', path: [...path, 0] },
  });
});

test('a block that has a kind is asked for no other', () => {
  show(texts, ['paginas', 1, 'blokken', 1]);
  expect(screen.queryByText('Wat komt erin?')).toBeNull();
  expect(rows().some((row) => row.startsWith('Vragen en antwoorden'))).toBe(true);
  expect(rows().some((row) => row.startsWith('Foto’s'))).toBe(false);
});
