import { render, screen } from '@testing-library/react';
import { Prices } from './Prices';

const on = (day: number, month: number, year = 2027) => ({ day, month, year });
const table = () =>
  screen.getAllByRole('row').map((row) => (row.textContent ?? '').replace(/\s+/g, ' ').trim());

test('a row without values is left out, and a missing value is a dash', () => {
  render(
    <Prices
      hall="het lokaal"
      titel="Prijzen"
      beds={40}
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
      hall="het lokaal"
      titel="Prijzen"
      beds={40}
      van={on(1, 1)}
      tot={on(31, 12)}
      tarieven={[{ name: 'Altijd', from: on(1, 1), until: on(31, 12), hall: 120 }]}
    />,
  );

  expect(table()).toEqual(['WatAltijd het hele jaar', 'Het lokaal per nacht€ 120']);
});

test('beside it stands the bill of a weekend for thirty, or of a full hall', () => {
  const rate = { name: 'Altijd', from: on(1, 1), until: on(31, 12), person: 5.5, energy: 20, deposit: 300 };
  const show = (beds: number) =>
    render(
      <Prices
        hall="het lokaal"
        titel="Prijzen"
        beds={beds}
        van={on(1, 1)}
        tot={on(31, 12)}
        tarieven={[rate]}
      />,
    );
  const { unmount } = show(40);
  const bill = screen.getByRole('heading', { name: 'Stel: jullie zijn met 30' }).parentElement;
  expect(bill?.textContent?.replace(/\s+/g, ' ')).toBe(
    'Stel: jullie zijn met 30Van vrijdag tot zondag, twee nachten.30 in huis × 2 nachten × € 5,50€ 330Energie, 2 nachten × € 20€ 40Samen€ 370Dat is ruim € 12 de man, voor twee nachten.De waarborg van € 300 komt daar even bij. Is alles heel en proper, dan krijg je hem terug.',
  );
  unmount();
  show(12);
  expect(screen.getByRole('heading', { name: 'Stel: jullie zijn met 12' })).toBeVisible();
});
