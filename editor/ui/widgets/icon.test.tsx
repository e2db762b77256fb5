import { render, screen } from '@testing-library/react';
import type { FieldShape } from '@/lib/content/schemas/shape';
import type { FieldInput } from './fieldInput';
import { IconWidget } from './icon';

const shape: FieldShape = { type: 'field', kind: 'icon', label: 'Tekening', optional: false };
const show = (value: string) => {
  render(<IconWidget {...({ id: 'icoon', shape, value, change: jest.fn() } as unknown as FieldInput)} />);
  return screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
};

test('the chosen drawing stands first, and no drawing is a button of the pages', () => {
  const names = show('tent');
  expect(names[0]).toBe('tent');
  expect(screen.getByRole('radio', { name: 'tent' })).toBeChecked();
  expect(names.filter((name) => name === 'tent')).toHaveLength(1);
  for (const control of ['close', 'menu', 'arrow-right', 'check']) expect(names).not.toContain(control);
});

test('a button that was chosen once is still shown', () => {
  expect(show('check')[0]).toBe('check');
});
