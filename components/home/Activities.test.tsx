import { render, screen } from '@testing-library/react';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { Activities } from './Activities';

const { home, site } = exampleContent();

test('two cards with the same title › each button opens the dialog of its own card', () => {
  const [withDialog] = home.activiteiten.kaarten.filter(({ info }) => info);
  if (!withDialog) throw new Error('The example group has no card with a dialog');
  const card = { ...withDialog, foto: undefined, events: undefined };
  render(<Activities {...home.activiteiten} kaarten={[card, card]} site={site} ownMeetings={[]} fees={[]} />);
  const dialogs = screen.getAllByRole('dialog', { hidden: true });
  expect(
    screen.getAllByRole('button', { name: /^Meer info/ }).map((one) => one.getAttribute('commandfor')),
  ).toEqual(dialogs.map(({ id }) => id));
  expect(new Set(dialogs.map(({ id }) => id)).size).toBe(2);
  const headings = dialogs.map((one) => one.getAttribute('aria-labelledby'));
  expect(new Set(headings).size).toBe(2);
});
