import { render, screen } from '@testing-library/react';
import { bedrooms } from '@/lib/rental/floorPlan';
import { HallPlan } from './HallPlan';

const photo = (stem: string, room?: string) => ({
  image: { stem, width: 1200, height: 800, avif: [360], jpeg: [520], colour: '#7a8b4c', placeholder: '' },
  alt: `Een blik in ${stem}`,
  room,
});

const rooms = { bedrooms: bedrooms([16, 1]), others: [{ name: 'Keuken', note: '2 vuren' }] };

test('a room has a bed for all who sleep in it, and leads to the photo that names it', () => {
  render(
    <HallPlan
      {...rooms}
      perBed={2}
      photos={[photo('veld'), photo('keuken', 'keuken'), photo('slaapzaal', 'Kamer 1')]}
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['16 slaapplaatsen in Kamer\u00a01', 'Keuken']);
  expect(links.map((link) => link.querySelectorAll('i').length)).toEqual([8, 0]);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent(/^1 slaapplaats in Kamer 2$/);

  const [bedroom, kitchen] = screen.getAllByRole('heading').map((heading) => heading.closest('li'));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`#${bedroom?.id}`, `#${kitchen?.id}`]);
  expect(bedroom).toHaveTextContent('Kamer 116 slaapplaatsenEen blik in slaapzaal');
  expect(kitchen).toHaveTextContent('keuken2 vurenEen blik in keuken');
});

test('without photos of its rooms the plan is a drawing alone', () => {
  render(<HallPlan {...rooms} photos={[photo('veld')]} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByText(/Tik op/)).not.toBeInTheDocument();
});
