import { fireEvent } from '@testing-library/react';
import { startInPage } from '@/lib/browser/testing/startInPage';
import { dialogs } from './dialogs.script';

test('an open dialog stops the wheel from scrolling the page, and not from zooming with Ctrl', () => {
  startInPage(dialogs);
  document.body.innerHTML = '<dialog open></dialog>';
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  fireEvent(dialog, new Event('toggle'));
  expect(fireEvent.wheel(dialog)).toBe(false); // prevented
  expect(fireEvent.wheel(dialog, { ctrlKey: true })).toBe(true);
});
