import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProgrammeDay } from '@/editor/drafts/programme';
import { renderInEditor } from '@/editor/ui/testing/inEditor';
import { DayForm } from './DayForm';

const texts = {
  'programma.yaml':
    'programma:\n  - datum: 13 januari 2027\n    wat: Bosspel\n  - datum: 6 januari 2027\n    wat: Quiz\n    mee: [fluit]\n',
};
const empty: ProgrammeDay = { day: { year: 2027, month: 1, day: 20 }, isTaken: false };
const quiz: ProgrammeDay = {
  day: { year: 2027, month: 1, day: 13 },
  entry: {
    ...{ at: 0, day: { year: 2027, month: 1, day: 13 }, lastDay: { year: 2027, month: 1, day: 13 } },
    ...{ names: [], name: 'Bosspel', bring: [], isHidden: false },
  },
  isTaken: true,
};

const show = (day: ProgrammeDay, typing: { current?: () => void } = {}) =>
  renderInEditor(
    <DayForm day={day} group={undefined} groups={[]} focused={false} saved={jest.fn()} stay={jest.fn()} />,
    texts,
    { typing },
  );
const more = () => screen.getByRole('textbox', { name: 'Nog iets meebrengen' });
const what = () => screen.getByRole('textbox', { name: /^Wat doen jullie/ });

test('what is filled in before the name is there after the app was left, and after another day was opened', async () => {
  const typing: { current?: () => void } = {};
  const { edit } = show(empty, typing);
  await userEvent.click(screen.getByRole('button', { name: 'fluit' }));
  await userEvent.type(more(), 'een zaklamp');
  act(() => typing.current?.()); // the app is left
  expect(more()).toHaveValue('een zaklamp');
  cleanup(); // another day opens
  expect(edit).not.toHaveBeenCalled();

  const again = show(empty);
  expect(more()).toHaveValue('een zaklamp');
  expect(screen.getByRole('button', { name: 'fluit' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(what(), 'Nachtspel');
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }));
  const value = { datum: '20 januari 2027', wat: 'Nachtspel', mee: ['fluit', 'een zaklamp'] };
  expect(again.edit).toHaveBeenCalledWith('programme', expect.objectContaining({ type: 'insert', value }));
});

test('while a name is typed anew the rest is saved with the name that was there', async () => {
  const typing: { current?: () => void } = {};
  const { edit } = show(quiz, typing);
  await userEvent.clear(what());
  await userEvent.type(more(), 'laarzen');
  act(() => typing.current?.());
  expect(edit.mock.calls).toEqual([
    ['programme', { type: 'set', path: ['programma', 0, 'mee'], value: ['laarzen'] }],
  ]);
});

test('a day without a name is not saved by its button, which says what is missing', async () => {
  const { edit } = show(quiz);
  await userEvent.clear(what());
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(screen.getByText('Schrijf in een paar woorden wat jullie doen.')).toBeVisible();
  expect(edit).not.toHaveBeenCalled();
});
