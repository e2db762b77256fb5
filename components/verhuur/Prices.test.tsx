import { render, screen } from '@testing-library/react';
import { Prices } from './Prices';

const on = (day: number, month: number, year = 2027) => ({ day, month, year });
const table = () =>
  screen.getAllByRole('row').map((row) => (row.textContent ?? '').replace(/\s+/g, ' ').trim());

test('a row without values is left out, and a missing value is a dash', () => {
  render(
    <Prices
      titel="Prijzen"
      van={on(1, 1)}
      tot={on(31, 12)}
      tarieven={[
        { name: 'Gewoon', from: on(1, 9), until: on(30, 6), person: 5 },
        { name: 'Zomer', from: on(1, 7), until: on(31, 8), person: 4.5, deposit: 100 },
      ]}
    />,
  );

  expect(table()).toEqual([
    'WatGewoon september tot juniZomer juli en augustus',
    'Slapen in huis per persoon, per nacht€ 5 € 4,50',
    'Waarborg krijg je terug als alles heel en proper is– € 100',
  ]);
  expect(
    screen.getByText(/^Geldig voor verblijven van 1\sjanuari tot 31\sdecember 2027\.$/),
  ).toBeInTheDocument();
});

test('one rate applies the whole year', () => {
  render(
    <Prices
      titel="Prijzen"
      van={on(1, 1)}
      tot={on(31, 12)}
      tarieven={[{ name: 'Altijd', from: on(1, 1), until: on(31, 12), hall: 120 }]}
    />,
  );

  expect(table()).toEqual(['WatAltijd het hele jaar', 'Het lokaal per nacht€ 120']);
});
