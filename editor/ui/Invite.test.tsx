import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Draft } from '@/editor/drafts/drafts';
import { type Editing, EditingContext } from './editing';
import { ForgetMe } from './Invite';

const texts = { 'bivak.yaml': 'kop: Weg\n' };
const base = { commit: 'a', texts, isWithoutPrivateFields: false };
const untouched: Draft = { base, texts, files: {}, sent: {}, changedAt: 0 };

async function pressForget(draft: Draft) {
  const forget = jest.fn();
  const editing = { work: { draft }, forget } as unknown as Editing;
  render(
    <EditingContext value={editing}>
      <ForgetMe />
    </EditingContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vergeet mij op dit toestel' }));
  return forget;
}

test('without unpublished changes nothing is asked', async () => {
  expect(await pressForget(untouched)).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Wis mijn sleutel en mijn wijzigingen', 1],
  ['Laat alles staan', 0],
])('unpublished changes are deleted only after asking: %s', async (answer, times) => {
  const forget = await pressForget({ ...untouched, texts: { 'bivak.yaml': 'kop: Mijn\n' } });
  expect(screen.getByRole('alert')).toHaveTextContent('wijzigingen die niet online zijn');
  expect(forget).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect(forget).toHaveBeenCalledTimes(times);
  if (times === 0) expect(screen.queryByRole('alert')).toBeNull();
});
