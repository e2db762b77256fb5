import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInEditor } from '@/editor/ui/testing/inEditor';
import { FreeDay } from './FreeDay';

const off = { at: 0, reason: 'weekend' };
const day = { day: { year: 2027, month: 1, day: 13 }, isTaken: false, off };
const texts = { 'kalender.yaml': 'werkjaar:\n  geenActiviteit:\n    - 13 januari 2027 (weekend)\n' };

test('what something else saves while it is typed is shown as the file has it', async () => {
  const typing: { current?: () => void } = {};
  const { edit } = renderInEditor(<FreeDay day={day} off={off} />, texts, { typing });
  await userEvent.type(screen.getByRole('textbox'), ' aan zee');
  act(() => typing.current?.());
  expect(edit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox')).toHaveValue('weekend'); // the mock saved nothing
});

test.each([
  ['with its button', () => userEvent.click(screen.getByRole('button', { name: 'Klaar' })), 1],
  ['when another view opens', async () => cleanup(), 0],
])('why there is no activity is stored at each key, and saved once: %s', async (_how, end, notices) => {
  const { edit, notify, storeTyped } = renderInEditor(<FreeDay day={day} off={off} />, texts);
  await userEvent.type(screen.getByRole('textbox'), ' aan zee');
  expect(storeTyped).toHaveBeenCalledTimes(8);
  expect(edit).not.toHaveBeenCalled();
  await end();
  cleanup();
  const path = ['werkjaar', 'geenActiviteit', 0];
  const value = '13 januari 2027 (weekend aan zee)';
  expect(edit.mock.calls).toEqual([['calendar', { type: 'set', path, value }]]);
  expect(notify).toHaveBeenCalledTimes(notices);
});
