import { render, screen } from '@testing-library/react';
import { marker } from '@/lib/text/sourceMarkers';
import { Hero } from './Hero';

const hero = {
  inleiding: '',
  knop: '',
  groet: 'Welkom',
  sticker: undefined,
  foto: undefined,
  fotoStaand: undefined,
  teken: 'klaproos',
} as const;

test.each([
  [['Modder', 'mag.'], 1],
  [['Spelen.'], 1],
  [['Modder', `mag.${marker(3)}`], 1],
  [['Spring.', 'maar mee!'], 0],
])('mud hits the full stop that closes the slogan, %j', (slogan, expected) => {
  render(<Hero {...hero} slogan={slogan} tryDays={undefined} />);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveTextContent('Welkom');
  expect(title.querySelectorAll('i')).toHaveLength(expected);
});
