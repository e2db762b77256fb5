import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type List, shapeAt } from '@/lib/content/schemas/shape';
import { type Editing, EditingContext } from './editing';
import { Items, PlaceInList } from './Items';

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

test('a new year goes on top of the others and opens, from a button above them', async () => {
  const [edit, open] = [jest.fn(), jest.fn()];
  const place = { file: 'documents', path: ['bivak'] } as const;
  const work = { texts: { 'documenten.yaml': 'bivak:\n  - jaar: 2026\n  - jaar: 2025\n' } };
  render(
    <EditingContext value={{ work, problems: [], edit, open } as unknown as Editing}>
      <Items place={place} shape={shapeAt(place.file, place.path) as List} />
    </EditingContext>,
  );
  const [first] = screen.getAllByRole('button');
  expect(first).toHaveAccessibleName('Nieuw: jaar');
  if (first) await userEvent.click(first);
  expect(edit.mock.calls).toMatchObject([['documents', { type: 'insert', list: ['bivak'], at: 0 }]]);
  const newItem = { file: 'documents', path: ['bivak', 0] };
  expect(open.mock.calls).toEqual([
    [{ type: 'place', place: { file: 'documents', path: ['bivak', 0, 'jaar'] }, newItem }],
  ]);
});

test('a row has the day or the price of its item', () => {
  const texts = {
    'kalender.yaml': 'evenementen:\n  - { naam: Fuif, datum: 20 februari 2027, tot: "23:30" }\n',
    'home.yaml': 'uniformen:\n  prijzen:\n    - { stuk: Sjaal, kind: 6.5, volwassene: 8 }\n',
  };
  const lists = [
    { file: 'calendar', path: ['evenementen'] },
    { file: 'home', path: ['uniformen', 'prijzen'] },
  ] as const;
  render(
    <EditingContext value={{ work: { texts }, problems: [] } as unknown as Editing}>
      {lists.map((place) => (
        <Items key={place.file} place={place} shape={shapeAt(place.file, place.path) as List} />
      ))}
    </EditingContext>,
  );
  expect(screen.getByRole('button', { name: 'Fuif 20 februari 2027' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Sjaal €\s6,50$/ })).toBeVisible();
});

test('a rental has both days and who comes in its row', () => {
  const place = { file: 'rental', path: ['bezet', 'periodes'] } as const;
  const text =
    'bezet:\n  periodes:\n    - { van: 20 november 2026, tot: 22 november 2026, wie: Chiro }\n    - { van: volgend jaar, tot: 3 maart 2027 }\n';
  render(
    <EditingContext value={{ work: { texts: { 'verhuur.yaml': text } }, problems: [] } as unknown as Editing}>
      <Items place={place} shape={shapeAt(place.file, place.path) as List} />
    </EditingContext>,
  );
  expect(screen.getByRole('button', { name: '20 tot 22 november 2026 Chiro' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'volgend jaar tot 3 maart 2027' })).toBeVisible();
});
