import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActivityDialog } from './ActivityDialog';

const dialog = (
  <ActivityDialog id="venster-events" title="Speciale Events">
    <p>Vier keer per jaar.</p>
  </ActivityDialog>
);

afterEach(() => history.replaceState(null, '', '/'));

test('in a browser without commands, the script opens and closes it', async () => {
  render(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Meer info over Speciale Events' }));
  expect(screen.getByRole('dialog', { name: 'Speciale Events' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sluit' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a click on the backdrop closes it, a click on its text does not', async () => {
  render(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Meer info over Speciale Events' }));
  await userEvent.click(screen.getByText('Vier keer per jaar.'));
  expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after closing, the address is / and holds no hash', async () => {
  history.replaceState(null, '', '/#over-ons');
  render(dialog);
  await userEvent.click(screen.getByRole('button', { name: 'Meer info over Speciale Events' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sluit' }));
  expect(location.pathname + location.hash).toBe('/');
});

test('the browser’s own commands are in the markup, so that it works before any script', () => {
  render(dialog);
  const button = screen.getByRole('button', { name: 'Meer info over Speciale Events' });
  expect(button).toHaveAttribute('command', 'show-modal');
  expect(button).toHaveAttribute('commandfor', 'venster-events');
});
