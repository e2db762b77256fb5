import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { edited } from '@/editor/document/document';
import { BlocksView } from './BlocksView';
import { renderInEditor } from './testing/inEditor';

const full = exampleTexts('full');

const show = (texts = full) => renderInEditor(<BlocksView />, texts);

const block = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });

/** The text of site.yaml after the only edit. */
const siteAfter = (edit: jest.Mock, text = full['site.yaml'] ?? '') =>
  edited('site', text, edit.mock.calls[0][1]);

test('one tap switches a block off, another on again, and the text is as it was', async () => {
  const { edit } = show();
  expect(block('Zomerkamp')).toBeChecked();
  await userEvent.click(block('Zomerkamp'));
  const without = siteAfter(edit);
  expect(without).toContain('zonder:\n  - kamp');

  document.body.innerHTML = '';
  const { edit: back } = show({ ...full, 'site.yaml': without });
  expect(block('Zomerkamp')).not.toBeChecked();
  await userEvent.click(block('Zomerkamp'));
  expect(siteAfter(back, without)).toBe(full['site.yaml']);
});

test('the second one that is switched off joins the first, and leaves it there', async () => {
  const texts = { ...full, 'site.yaml': `${full['site.yaml']}zonder: [kamp, steun]\n` };
  const { edit } = show(texts);
  await userEvent.click(block('Steun ons'));
  expect(siteAfter(edit, texts['site.yaml'])).toContain('zonder: [kamp]');
});

test('a block that goes with another one is off with it, and says so', () => {
  show({ ...full, 'site.yaml': `${full['site.yaml']}zonder: [kamp]\n` });
  expect(block('Papieren')).not.toBeChecked();
  expect(block('Papieren')).toBeDisabled();
  expect(block('Papieren')).toHaveAccessibleName('Papieren Uit, samen met Zomerkamp.');
});

test('a block of which nothing is written is shown with what it is to begin, and nothing begins', async () => {
  const { 'verhuur.yaml': _, ...others } = full;
  const { replace, open } = show(others);
  expect(block('Lokaal te huur')).not.toBeChecked();
  await userEvent.click(block('Lokaal te huur'));
  expect(replace).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledWith({ type: 'start', block: 'verhuur' });
});
