import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { valueAtPlace } from '@/editor/document/places';
import { FieldForm } from '@/editor/ui/FieldForm';
import { renderOnDraft } from '@/editor/ui/testing/inEditor';
import { type FieldShape, shapeAt } from '@/lib/content/schemas/shape';

/** The question about the photo of a leader. */
async function ask() {
  const texts = {
    'leiding/jongens.yaml': 'groepen:\n  - leiding:\n      - naam: Wout\n        foto: wout.jpg\n',
  };
  const place = { file: 'boys', path: ['groepen', 0, 'leiding', 0, 'toestemming'] } as const;
  const form = <FieldForm place={place} shape={shapeAt(place.file, place.path) as FieldShape} />;
  return { ...(await renderOnDraft(form, texts)), place };
}

test('whether a photo may be on the site is answered with yes or no, and says what follows without', async () => {
  const { draft, place } = await ask();
  const question = screen.getByRole('group', { name: 'Mag de foto op de site?' });
  expect(question).toHaveAccessibleDescription('Zonder ja staat de foto niet op de site.');
  expect(screen.queryByText('mag leeg blijven')).toBeNull();
  for (const answer of screen.getAllByRole('radio')) expect(answer).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Ja' }));
  expect(screen.getByRole('radio', { name: 'Ja' })).toBeChecked();
  expect(valueAtPlace(draft().work.texts, place)).toBe('ja');
});
