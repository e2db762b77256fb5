import { render, screen } from '@testing-library/react';
import { FloorPlan } from './FloorPlan';

const beds = () =>
  screen
    .getAllByRole('listitem')
    .map((room) => [...room.querySelectorAll('i')].map((bed) => bed.textContent).join(''));

test('every room has beds for all its places, the last one for the remainder', () => {
  render(<FloorPlan rooms={[5, 4, 1]} perBed={2} bijschrift="Stapelbedden" />);

  expect(beds()).toEqual(['221', '22', '1']);
  expect(screen.getByText('Kamer 3').parentElement).toHaveTextContent(/^Kamer 3 1 plaats$/);
});

test('by default a bed is for one person, and without other rooms there is no corridor', () => {
  render(<FloorPlan rooms={[3]} bijschrift="Bedden" />);

  expect(beds()).toEqual(['111']);
  expect(screen.queryByText('Gang')).not.toBeInTheDocument();
});
