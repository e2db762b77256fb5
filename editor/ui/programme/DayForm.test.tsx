import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayToFillIn } from '@/editor/drafts/programme';
import { renderOnDraft } from '@/editor/ui/testing/inEditor';
import { DayForm } from './DayForm';

const texts = {
  'programma.yaml':
    'programma:\n  - datum: 13 januari 2027\n    wat: Bosspel\n  - datum: 6 januari 2027\n    wat: Quiz\n    mee: [fluit]\n',
};
const empty: DayToFillIn = { day: { year: 2027, month: 1, day: 20 }, isTaken: false };
const quiz: DayToFillIn = {
  day: { year: 2027, month: 1, day: 13 },
  entry: {
    ...{ at: 0, day: { year: 2027, month: 1, day: 13 }, lastDay: { year: 2027, month: 1, day: 13 } },
    ...{ names: [], name: 'Bosspel', bring: [], isHidden: false },
  },
  isTaken: true,
};

const show = (day: DayToFillIn) =>
  renderOnDraft(
    <DayForm day={day} group={undefined} groups={[]} focused={false} saved={jest.fn()} stay={jest.fn()} />,
    texts,
  );
const more = () => screen.getByRole('textbox', { name: 'Nog iets meebrengen' });
const what = () => screen.getByRole('textbox', { name: /^Wat doen jullie/ });
const button = (name: string) => screen.getByRole('button', { name });

test('what is filled in before the name is there after another day was opened; with a name, each key is in the draft', async () => {
  const { draft } = await show(empty);
  await userEvent.click(button('fluit'));
  await userEvent.type(more(), 'een zaklamp');
  expect(screen.queryByRole('button', { name: /^een/ })).toBeNull();
  expect(draft().work.texts).toEqual(texts);
  cleanup(); // another day opens

  const again = await show(empty);
  expect(more()).toHaveValue('een zaklamp');
  expect(button('fluit')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.type(what(), 'Nachtspel');
  expect(again.draft().work.texts['programma.yaml']).toBe(`${texts['programma.yaml']}\
  - datum: 20 januari 2027
    wat: Nachtspel
    mee:
      - fluit
      - een zaklamp
`);
  await userEvent.clear(what());
  expect(again.draft().work.texts).toEqual(texts);
  await userEvent.type(what(), 'Dropping');
  await userEvent.click(button('Klaar'));
  expect(again.notify.mock.calls).toEqual([
    [expect.stringMatching(/^Woensdag 20.januari: Dropping\.$/), expect.objectContaining({ texts })],
  ]);
});

test('while a name is typed anew the rest is saved with the name that was there', async () => {
  const { draft } = await show(quiz);
  await userEvent.clear(what());
  await userEvent.type(more(), 'laarzen');
  expect(draft().work.texts['programma.yaml']).toContain('wat: Bosspel\n    mee:\n      - laarzen\n');
});

test('a day without a name is not saved by its button, which says what is missing', async () => {
  const { draft, notify } = await show(quiz);
  await userEvent.clear(what());
  await userEvent.click(button('Klaar'));
  expect(screen.getByText('Schrijf in een paar woorden wat jullie doen.')).toBeVisible();
  expect(notify).not.toHaveBeenCalled();
  expect(draft().work.texts).toEqual(texts);
});
