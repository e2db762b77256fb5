import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOnDraft } from '@/editor/ui/testing/inEditor';
import { FreeDay } from './FreeDay';

const off = { at: 0, reason: 'weekend' };
const day = { day: { year: 2027, month: 1, day: 13 }, isTaken: false, off };
const texts = { 'kalender.yaml': 'werkjaar:\n  geenActiviteit:\n    - 13 januari 2027 (weekend)\n' };

test('why there is no activity is in the draft at each key, is no reason to choose yet, and is said by the button', async () => {
  const { draft, notify } = await renderOnDraft(<FreeDay day={day} off={off} />, texts);
  await userEvent.type(screen.getByRole('textbox'), ' aan zee');
  expect(draft().work.texts['kalender.yaml']).toContain('- 13 januari 2027 (weekend aan zee)');
  expect(screen.queryByRole('button', { name: /^weekend/ })).toBeNull();
  expect(notify).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Klaar' }));
  expect(notify.mock.calls).toEqual([
    [
      expect.stringMatching(/^Woensdag 13.januari: geen activiteit, weekend aan zee\.$/),
      expect.objectContaining({ texts }),
    ],
  ]);
});
