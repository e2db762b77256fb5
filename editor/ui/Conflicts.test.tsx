import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { withAnswers } from '@/editor/drafts/answers';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { groupConflict } from '@/editor/merge/merge';
import { exampleAnswers } from '@/lib/begin/testing/answers';
import { Conflicts } from './Conflicts';

test.each([
  ['Die van jou Chiro Sint-Jan', 1],
  ['Wat er nu staat KLJ Zandhoek', 0],
])('somebody else who began too is one choice for the whole site: %s', async (side, ours) => {
  const own = withAnswers(draftOn(exampleTexts()), exampleAnswers.chiro, 7, 0);
  const choose = jest.fn();
  render(<Conflicts conflicts={[groupConflict(own, 'KLJ Zandhoek')]} choose={choose} />);
  expect(screen.getByRole('heading', { name: 'Iemand anders begon ook al' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Neem je antwoorden mee' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ga zo verder' }));
  expect(choose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: side }));
  await userEvent.click(screen.getByRole('button', { name: 'Ga zo verder' }));
  expect(choose.mock.calls[0][0]).toHaveLength(ours);
});
