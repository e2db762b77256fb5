import { fireEvent } from '@testing-library/react';
import { dialogs } from './dialogs.script';

test('while a dialog is open the wheel does not move the page behind it, and still zooms with Ctrl', () => {
  dialogs();
  document.body.innerHTML = '<dialog open></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  fireEvent(dialog, new Event('toggle'));
  expect(fireEvent.wheel(dialog)).toBe(false); // prevented
  expect(fireEvent.wheel(dialog, { ctrlKey: true })).toBe(true);
});
