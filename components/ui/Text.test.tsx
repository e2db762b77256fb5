import { render, screen } from '@testing-library/react';
import { Text } from './Text';

test('stars make words bold', () => {
  render(<Text>Het **T-shirt is verplicht** op elke activiteit.</Text>);
  expect(screen.getByText('T-shirt is verplicht').tagName).toBe('STRONG');
});

test('a link to a page of the site gets the address that the host serves', () => {
  render(<Text>Zie [Verhuur](/verhuur).</Text>);
  expect(screen.getByRole('link', { name: 'Verhuur' })).toHaveAttribute('href', '/verhuur/');
});

test.each([
  ['/bivak/', '/bivak/'],
  ['/bivak#kamp', '/bivak/#kamp'],
  ['/nieuws#dak', '/nieuws/#dak'], // one of the group's own
  ['/#over-ons', '/#over-ons'],
  ['#agenda', '#agenda'],
])('a link to %s needs no redirect', (written, href) => {
  render(<Text>{`Zie [hier](${written}).`}</Text>);
  expect(screen.getByRole('link', { name: 'hier' })).toHaveAttribute('href', href);
});

test('a link to another site opens in a new tab, as its name announces', () => {
  render(<Text>Zie [hier](https://elders.example).</Text>);
  const link = screen.getByRole('link', { name: 'hier (opent in een nieuw tabblad)' });
  expect(link).toHaveAttribute('target', '_blank');
});

test('HTML is shown as text', () => {
  const { container } = render(<Text>{'<b>vet</b> & meer'}</Text>);
  expect(container).toHaveTextContent('<b>vet</b> & meer');
  expect(container.querySelector('b')).toBeNull();
});
