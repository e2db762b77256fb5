import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldPlace } from '@/editor/document/places';
import { type List, shapeAt } from '@/lib/content/schemas/shape';
import { Items, PlaceInList } from './Items';
import { renderInEditor } from './testing/inEditor';

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
const show = (shape: List) =>
  renderInEditor(
    <PlaceInList place={{ file: 'home', path: ['events'] }} at={0} shape={shape} title="Fuif" />,
    { 'home.yaml': 'events:\n  - Fuif\n' },
  );

/** The items of a list. */
const Listed = ({ place }: { place: FieldPlace }) => (
  <Items place={place} shape={shapeAt(place.file, place.path) as List} />
);

test('the only part of a list that may be left out can be taken away, and the list with it', async () => {
  const { edit } = show(events);
  await userEvent.click(screen.getByRole('button', { name: 'Haal Fuif weg' }));
  expect(edit.mock.calls).toEqual([['home', { type: 'remove', path: ['events', 0] }]]);
});

test('the only item of a required list cannot', () => {
  show({ ...events, optional: false });
  expect(screen.getByRole('button', { name: 'Nieuw: evenement' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Haal Fuif weg' })).toBeNull();
});

test('a new year goes on top of the others and opens, from a button above them', async () => {
  const { edit, open } = renderInEditor(<Listed place={{ file: 'documents', path: ['bivak'] }} />, {
    'documenten.yaml': 'bivak:\n  - jaar: 2026\n  - jaar: 2025\n',
  });
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
  renderInEditor(
    <>
      <Listed place={{ file: 'calendar', path: ['evenementen'] }} />
      <Listed place={{ file: 'home', path: ['uniformen', 'prijzen'] }} />
    </>,
    texts,
  );
  expect(screen.getByRole('button', { name: 'Fuif 20 februari 2027' })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Sjaal €\s6,50$/ })).toBeVisible();
});

test('a rental has both days and who comes in its row', () => {
  const text =
    'bezet:\n  periodes:\n    - { van: 20 november 2026, tot: 22 november 2026, wie: Chiro }\n    - { van: volgend jaar, tot: 3 maart 2027 }\n';
  renderInEditor(<Listed place={{ file: 'rental', path: ['bezet', 'periodes'] }} />, {
    'verhuur.yaml': text,
  });
  expect(screen.getByRole('button', { name: '20 tot 22 november 2026 Chiro' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'volgend jaar tot 3 maart 2027' })).toBeVisible();
});

test('what has a day stands in the order of the days, whatever the order in the file', () => {
  renderInEditor(<Listed place={{ file: 'calendar', path: ['evenementen'] }} />, {
    'kalender.yaml':
      'evenementen:\n  - { naam: Fuif, datum: 20 februari 2027 }\n  - { naam: Kermis, datum: 3 oktober 2026 }\n  - { naam: Nieuw, datum: "" }\n',
  });
  const rows = screen.getAllByRole('button').map((row) => row.textContent);
  expect(rows.map((words) => /Nieuw: |Nieuw|Kermis|Fuif/.exec(words ?? '')?.[0])).toEqual([
    'Nieuw: ',
    'Nieuw',
    'Kermis',
    'Fuif',
  ]);
});

test('what pages show by its day has no place in the row to change', () => {
  renderInEditor(
    <PlaceInList
      place={{ file: 'calendar', path: ['evenementen'] }}
      at={0}
      shape={shapeAt('calendar', ['evenementen']) as List}
      title="Fuif"
    />,
    { 'kalender.yaml': 'evenementen:\n  - { naam: Fuif, datum: 20 februari 2027 }\n' },
  );
  expect(screen.getByRole('button', { name: 'Nieuw: evenement' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /plaats naar/ })).toBeNull();
});
