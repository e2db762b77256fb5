import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import type { Texts } from '@/lib/content/check/sources';
import { TasksView } from './TasksView';
import { renderInEditor } from './testing/inEditor';

jest.mock('./useExamples', () => ({ useExamples: () => [] })); // they need the digests of a browser

type Shown = { isPublic?: boolean; prepared?: { to: string }; access?: object };

const show = (texts: Texts, { isPublic = false, prepared, access = {} }: Shown = {}) =>
  renderInEditor(<TasksView />, texts, { access, update: { prepared }, isPublic });

const small = exampleTexts('small');

test('what is not known yet stands below the tasks, by page, and a tap leads to it', async () => {
  const { open } = show(small);
  expect(screen.getByRole('button', { name: /^Leiding Leiding namen van Dobbers, Loodsen$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Zomerkamp/ })).toBeNull(); // the group switched it off
  expect(screen.getByRole('button', { name: /^Leiding Leiding leeftijd van Loodsen$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Leiding Leiding namen/ }));
  expect(open).toHaveBeenCalledWith({ type: 'place', place: { file: 'leaders', path: ['groepen'] } });
});

test('a block that the group has and nobody wrote is looked at first: nothing begins', async () => {
  const site = (small['site.yaml'] ?? '').replace('  - kamp\n', '');
  const texts = { ...small, 'site.yaml': site };
  const { open, replace } = show(texts);
  await userEvent.click(screen.getByRole('button', { name: /^Bivak Zomerkamp dagen en plaats$/ }));
  expect(replace).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledWith({ type: 'start', block: 'kamp' });
});

test('a group without a calendar sees no working year among its tasks', () => {
  const { 'kalender.yaml': _, ...others } = small;
  show(others);
  expect(screen.getByText('Wat bezoekers nu moeten weten')).toBeVisible();
  expect(screen.queryByText(/Werkjaar/)).toBeNull();
});

test('a group that wrote everything has nothing that is not known', () => {
  show(exampleTexts('full'));
  expect(screen.queryByText('Nog niet bekend')).toBeNull();
});

test('where everybody can read the files, that stands first', () => {
  show(small, { isPublic: true });
  expect(screen.getByText(/^Iedereen kan de bestanden van deze site lezen/)).toBeVisible();
});

test('a new version that is prepared stands first; who has a token may ask for one, and nobody else', async () => {
  const accessToken = {};
  const { open } = show(small, { access: { accessToken }, prepared: { to: '2.1.0' } });
  expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Er is een nieuwe versie');
  await userEvent.click(screen.getByRole('button', { name: /^Wat ze brengt/ }));
  expect(open).toHaveBeenCalledWith({ type: 'update' });
  const asks = () => screen.queryByRole('button', { name: 'Nieuwe versie van het programma' });
  expect(asks()).toBeNull();
  cleanup();
  show(small, { access: { accessToken } });
  expect(asks()).toBeVisible();
  cleanup();
  show(small);
  expect(asks()).toBeNull();
});
