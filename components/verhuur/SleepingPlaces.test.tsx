import { render, screen } from '@testing-library/react';
import { Facilities } from './Facilities';
import { SleepingPlaces } from './SleepingPlaces';

describe('the sleeping places', () => {
  it('are counted per room, in singular and plural, with a bed drawn for each', () => {
    render(<SleepingPlaces titel="Slapen" kamers={[16, 1]} tip="Of in een tent." aside={null} />);
    const [first, second] = screen.getAllByRole('listitem');

    expect(first).toHaveTextContent(/^16 slaapplaatsen in kamer 1$/);
    expect(second).toHaveTextContent(/^1 slaapplaats in kamer 2$/);
    expect([first, second].map((room) => room?.querySelectorAll('svg').length)).toEqual([16, 1]);
  });
});

describe('the facilities', () => {
  it('show a number where content has one', () => {
    render(
      <Facilities
        titel="In huis"
        lijst={[
          { wat: 'Keuken', icoon: 'pot' },
          { aantal: 3, wat: 'toiletten', icoon: 'toilet' },
        ]}
      />,
    );

    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Keuken',
      '3 toiletten',
    ]);
  });
});
