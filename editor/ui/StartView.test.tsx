import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { ProblemList } from './ProblemList';
import { StartView } from './StartView';
import { renderInEditor } from './testing/inEditor';

const { 'bivak.yaml': _, ...texts } = exampleTexts();

test('a block begins with its button, and is open then', async () => {
  const { replace, open } = renderInEditor(<StartView block="kamp" />, texts);
  expect(screen.getByText(/bezoekers zien er niets van/)).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Begin eraan' }));
  expect(replace.mock.calls[0][0](draftOn(texts)).texts['bivak.yaml']).toContain('kop: Op {kamp}');
  expect(open).toHaveBeenCalledWith({ type: 'place', place: { file: 'camp', path: [] } });
});

test('what is not filled in yet is left out with one tap, and the rest may go online', async () => {
  const begun = { ...texts, 'bivak.yaml': 'kop: Op bivak\nkamp:\n  van:\n' };
  const problem = { file: 'content/bivak.yaml', field: 'kamp › van', advice: 'vul hier iets in' };
  const files = { photos: [], documents: [] };
  const work = { draft: draftOn(begun), texts: begun, base: texts, problems: [problem], broken: [], files };
  const { edit } = renderInEditor(<ProblemList />, begun, { work, problems: [problem] });
  await userEvent.click(screen.getByRole('button', { name: /Laat ‘Zomerkamp’ nog van de site/ }));
  expect(edit).toHaveBeenCalledWith('site', { type: 'insert', list: ['zonder'], at: 0, value: 'kamp' });
});
