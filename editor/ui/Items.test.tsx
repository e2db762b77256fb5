import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { List } from '@/lib/content/schemas/shape';
import { type Editing, EditingContext } from './editing';
import { PlaceInList } from './Items';

const item = { type: 'field', kind: 'plain', label: 'Naam', optional: false } as const;
const events: List = {
  type: 'list',
  item,
  label: 'Evenementen',
  one: 'evenement',
  least: 1,
  most: 9,
  optional: true,
};

/** The only event of a card. @param shape of its list */
function show(shape: List) {
  const edit = jest.fn();
  const work = { texts: { 'home.yaml': 'events:\n  - Fuif\n' } };
  render(
    <EditingContext
      value={{ work, edit, open: () => undefined, notify: () => undefined } as unknown as Editing}
    >
      <PlaceInList place={{ file: 'home', path: ['events'] }} at={0} shape={shape} title="Fuif" />
    </EditingContext>,
  );
  return edit;
}

test('the only part of a list that may be left out can be taken away, and the list with it', async () => {
  const edit = show(events);
  await userEvent.click(screen.getByRole('button', { name: 'Haal Fuif weg' }));
  expect(edit.mock.calls).toEqual([['home', { type: 'remove', path: ['events', 0] }]]);
});

test('the only item of a required list cannot', () => {
  show({ ...events, optional: false });
  expect(screen.getByRole('button', { name: 'Nieuw: evenement' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Haal Fuif weg' })).toBeNull();
});
