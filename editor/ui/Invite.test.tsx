import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { ForgetMe } from './Invite';
import { renderInEditor } from './testing/inEditor';

const texts = { 'bivak.yaml': 'kop: Weg\n' };

async function pressForget(draft = draftOn(texts)) {
  const forget = jest.fn();
  renderInEditor(<ForgetMe />, texts, { work: { draft }, forget });
  await userEvent.click(screen.getByRole('button', { name: 'Vergeet mij op dit toestel' }));
  return forget;
}

test('without unpublished changes nothing is asked', async () => {
  expect(await pressForget()).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Wis mijn sleutel en mijn wijzigingen', 1],
  ['Laat alles staan', 0],
])('unpublished changes are deleted only after asking: %s', async (answer, times) => {
  const forget = await pressForget(draftOn(texts, { 'bivak.yaml': 'kop: Mijn\n' }));
  expect(screen.getByRole('alert')).toHaveTextContent('wijzigingen die niet online zijn');
  expect(forget).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect(forget).toHaveBeenCalledTimes(times);
  if (times === 0) expect(screen.queryByRole('alert')).toBeNull();
});
