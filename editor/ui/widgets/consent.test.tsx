import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldForm } from '@/editor/ui/FieldForm';
import { renderInEditor } from '@/editor/ui/testing/inEditor';
import { type Field, shapeAt } from '@/lib/content/schemas/shape';

/** The question about the photo of a leader. */
function ask() {
  const texts = {
    'leiding/jongens.yaml': 'groepen:\n  - leiding:\n      - naam: Wout\n        foto: wout.jpg\n',
  };
  const place = { file: 'boys', path: ['groepen', 0, 'leiding', 0, 'toestemming'] } as const;
  const form = <FieldForm place={place} shape={shapeAt(place.file, place.path) as Field} />;
  return { ...renderInEditor(form, texts), place };
}

test('whether a photo may be on the site is answered with yes or no, and says what follows without', async () => {
  const { edit, place } = ask();
  const question = screen.getByRole('group', { name: 'Mag de foto op de site?' });
  expect(question).toHaveAccessibleDescription('Zonder ja staat de foto niet op de site.');
  expect(screen.queryByText('mag leeg blijven')).toBeNull();
  for (const answer of screen.getAllByRole('radio')) expect(answer).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Ja' }));
  expect(edit.mock.calls).toEqual([['boys', { type: 'set', path: place.path, value: 'ja' }]]);
});
