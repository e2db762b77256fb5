import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { ActivityDialog } from './ActivityDialog';
import { dialogs } from './dialogs.script';

beforeAll(() => startInPage(dialogs)); // it listens on the document

afterEach(() => history.replaceState(null, '', '/'));

/** The dialog, opened as the browser does it. */
function opened(): HTMLDialogElement {
  render(
    <ActivityDialog id="venster-events" title="Speciale Events">
      <p>Vier keer per jaar.</p>
    </ActivityDialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
  dialog.showModal();
  return dialog;
}

const opener = () => screen.getByRole('button', { name: 'Meer info over Speciale Events' });

test('the invoker commands are in the markup, so that it works before any script', () => {
  opened();
  for (const [button, command] of [
    [opener(), 'show-modal'],
    [screen.getByRole('button', { name: 'Sluit' }), 'close'],
  ] as const) {
    expect(button).toHaveAttribute('command', command);
    expect(button).toHaveAttribute('commandfor', 'venster-events');
  }
});

describe('without support for `closedby`', () => {
  test('a click on the backdrop closes it, a click on its text does not', async () => {
    const dialog = opened();
    await userEvent.click(screen.getByText('Vier keer per jaar.'));
    expect(dialog).toBeVisible();
    await userEvent.click(dialog);
    expect(dialog).not.toBeVisible();
  });

  test('a selection that ends on the backdrop does not close it', () => {
    const dialog = opened();
    fireEvent.pointerDown(screen.getByText('Vier keer per jaar.'));
    fireEvent.click(dialog); // the common ancestor of both ends
    expect(dialog).toBeVisible();
  });
});

test('after closing, the address has no hash', () => {
  history.replaceState(null, '', '/#over-ons');
  const dialog = opened();
  dialog.close();
  expect(location.pathname + location.hash).toBe('/');
});

test('after closing, the button has the focus, also where a click does not focus', () => {
  const dialog = opened();
  expect(document.body).toHaveFocus();
  dialog.close();
  expect(opener()).toHaveFocus();
});
