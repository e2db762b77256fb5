import { fireEvent, screen } from '@testing-library/react';
import { renderInEditor } from '@/editor/ui/testing/inEditor';
import type { FieldShape } from '@/lib/content/schemas/shape';
import { DateWidget } from './date';
import type { FieldInput } from './fieldInput';

const showPicker = jest.fn();
beforeEach(() => Object.assign(HTMLInputElement.prototype, { showPicker }));
afterEach(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker'));

function show(kind: FieldShape['kind'], value: string, readOnly = false) {
  const change = jest.fn();
  const shape = { type: 'field', kind, label: 'Dag' } as FieldShape;
  const input = { id: 'dag', shape, value, readOnly, change } as unknown as FieldInput;
  renderInEditor(<DateWidget {...input} />);
  return change;
}

/** The browser's own calendar, which no test can open. */
const calendar = () => document.querySelector<HTMLInputElement>('[type=date]');

test.each([
  ['date', '27 september 2026', '2026-09-27', '4 oktober 2026'],
  ['date', 'ergens in de herfst', '', '4 oktober 2026'],
  ['dayOff', '27 september 2026 (kermis)', '2026-09-27', '4 oktober 2026 (kermis)'],
  ['dayMonth', '28 februari', '2027-02-28', '4 oktober'],
] as const)(
  'a %s “%s” opens on its day, and the chosen one is written in words',
  (kind, value, day, words) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
    const change = show(kind, value);
    fireEvent.click(screen.getByRole('button', { name: 'Kies een dag' }));
    expect(showPicker).toHaveBeenCalled();
    expect(calendar()).toHaveValue(day);
    fireEvent.change(calendar() as Element, { target: { value: '2026-10-04' } });
    expect(change.mock.calls).toEqual([[words, { atOnce: true }]]);
    jest.useRealTimers();
  },
);

test('without a calendar of the browser, or a right to change it, there is no button', () => {
  show('date', '27 september 2026', true);
  expect(screen.queryByRole('button')).toBeNull();
  Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  show('date', '28 september 2026');
  expect(screen.queryByRole('button')).toBeNull();
});
