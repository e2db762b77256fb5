import { render, screen } from '@testing-library/react';
import { Price } from './Price';

const price = { bedrag: 150, kortingen: [], vertrek: [], name: 'De Groep', hasRefund: false, others: [] };
const about = () => ({});

test('says until when and with which words to pay, also without an account number', () => {
  render(<Price {...price} about={about} voor={{ day: 1, month: 6 }} mededeling="Kamp, naam" />);
  expect(screen.getByRole('heading', { name: /^Betalen vóór 1\sjuni$/ })).toBeVisible();
  expect(screen.getByRole('definition')).toHaveTextContent('Kamp, naam');
  expect(screen.queryByText('Rekening')).toBeNull();
});

test('with an account number it says whose it is', () => {
  render(<Price {...price} about={about} rekening="BE00 0000 0000 0000" />);
  expect(screen.getByRole('heading', { name: 'Storten' })).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'BE00 0000 0000 0000',
    'De Groep',
  ]);
});
