import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldPlace } from '@/editor/document/places';
import { renderInEditor } from '@/editor/ui/testing/inEditor';
import { type FieldShape, shapeAt } from '@/lib/content/schemas/shape';
import type { FieldInput } from './fieldInput';
import { PhotoWidget } from './photo';

jest.mock('@/editor/media/heic', () => ({ decodeHeic: jest.fn() }));

function show(place: FieldPlace) {
  const change = jest.fn();
  const shape = shapeAt(place.file, place.path) as FieldShape;
  const input = { id: 'foto', place, shape, value: 'vijver.jpg', readOnly: false, change };
  const { edit } = renderInEditor(<PhotoWidget {...(input as unknown as FieldInput)} />);
  return { edit, change, remove: screen.queryByRole('button', { name: 'Haal de foto weg' }) };
}

test('a photo that may be left out goes with its description', async () => {
  const { edit, change, remove } = show({ file: 'home', path: ['welkom', 'foto', 'bestand'] });
  expect(screen.getByText('mag leeg blijven')).toBeVisible();
  if (remove) await userEvent.click(remove);
  expect(edit.mock.calls).toEqual([['home', { type: 'remove', path: ['welkom', 'foto'] }]]);
  expect(change).not.toHaveBeenCalled();
});

test('a field that is only a photo is emptied', async () => {
  const { edit, change, remove } = show({ file: 'home', path: ['welkom', 'fotoStaand'] });
  if (remove) await userEvent.click(remove);
  expect(change.mock.calls).toEqual([['', { atOnce: true }]]);
  expect(edit).not.toHaveBeenCalled();
});

test('a photo of a list stays as long as its part does', () => {
  expect(show({ file: 'rental', path: ['fotos', 'lijst', 0, 'bestand'] }).remove).toBeNull();
});
