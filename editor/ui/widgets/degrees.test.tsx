import { fireEvent, screen } from '@testing-library/react';
import { renderInEditor } from '@/editor/ui/testing/inEditor';
import { type FieldShape, shapeAt } from '@/lib/content/schemas/shape';
import { DegreesWidget } from './degrees';
import type { FieldInput } from './fieldInput';

/** Replaces what stood in the field. */
function paste(name: 'breedtegraad' | 'lengtegraad', text: string, value = '') {
  const change = jest.fn();
  const place = { file: 'site', path: ['lokaal', name] } as const;
  const shape = shapeAt(place.file, place.path) as FieldShape;
  const input = { id: 'graad', place, shape, value, change } as unknown as FieldInput;
  const { edit } = renderInEditor(<DegreesWidget {...input} />);
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(name, 'i') }), { target: { value: text } });
  return { edit, change };
}

const link = 'https://www.openstreetmap.org/?mlat=51.05432&mlon=3.71745#map=16/51.06/3.70';

test.each([
  ['breedtegraad', '51,05432', 'lengtegraad', 3.71745],
  ['lengtegraad', '3,71745', 'breedtegraad', 51.05432],
] as const)('a link pasted into %s fills in both', (name, own, other, value) => {
  const { edit, change } = paste(name, link);
  expect(change.mock.calls).toEqual([[own, { atOnce: true }]]);
  expect(edit.mock.calls).toEqual([['site', { type: 'set', path: ['lokaal', other], value }]]);
});

test('two numbers that are typed stay until they are complete', () => {
  const { edit, change } = paste('breedtegraad', '51.05432, 3.7', '51.05432, 3.');
  expect(change.mock.calls).toEqual([['51.05432, 3.7']]);
  expect(edit).not.toHaveBeenCalled();
});

test.each(['51,05', 'https://maps.app.goo.gl/aB3dE5f7'])('%s stays as it is typed, for the check', (text) => {
  const { edit, change } = paste('breedtegraad', text);
  expect(change.mock.calls).toEqual([[text]]);
  expect(edit).not.toHaveBeenCalled();
});
