import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTexts, textsWithout } from '@/e2e/groups/exampleGroup';
import type { Texts } from '@/lib/content/check/sources';
import { PagesView } from './PagesView';
import { renderInEditor } from './testing/inEditor';

async function newPage(texts: Texts) {
  const actions = renderInEditor(<PagesView />, texts);
  await userEvent.click(screen.getByRole('button', { name: 'Nieuwe pagina' }));
  return actions;
}

test('a new page comes after the others, and its name is asked first', async () => {
  const { edit, open } = await newPage(exampleTexts());
  const value = { naam: null, blokken: [{ titel: null }] };
  expect(edit).toHaveBeenCalledWith('ownPages', { type: 'insert', list: ['paginas'], at: 2, value });
  expect(open).toHaveBeenCalledWith(
    expect.objectContaining({ place: { file: 'ownPages', path: ['paginas', 2, 'naam'] } }),
  );
});

test.each([
  ['has none yet', exampleTexts('small'), { type: 'start', block: 'paginas' }],
  ['has them switched off', textsWithout(exampleTexts(), 'paginas'), { type: 'blocks' }],
])('where the group %s, the way to them opens and nothing is changed', async (_, texts, view) => {
  const { edit, open } = await newPage(texts);
  expect(open).toHaveBeenCalledWith(view);
  expect(edit).not.toHaveBeenCalled();
});
