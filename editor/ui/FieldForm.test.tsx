import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from '@/lib/content/problem';
import { type Field, shapeAt } from '@/lib/content/schemas/shape';
import { FieldForm } from './FieldForm';
import { renderInEditor } from './testing/inEditor';

const problem: Problem = {
  file: 'content/bivak.yaml',
  field: 'kamp › tot',
  found: '31/7',
  expected: 'een dag',
  advice: 'schrijf 31 juli',
  instead: '31 juli',
};

/** The last day of camp. @param isMissing whether it is in a new item, of which nothing is mentioned yet */
function show({ isMissing }: { isMissing: boolean }) {
  const texts = { 'bivak.yaml': 'kamp:\n  tot: 31/7\n' };
  const place = { file: 'camp', path: ['kamp', 'tot'] } as const;
  renderInEditor(
    <>
      <FieldForm place={place} shape={shapeAt(place.file, place.path) as Field} />
      <button type="button">Verder</button>
    </>,
    texts,
    { work: { texts, base: texts, problems: [problem] }, problems: isMissing ? [] : [problem] },
  );
}

test('what to do comes first, directly below the field', () => {
  show({ isMissing: false });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    /^Dit klopt nog niet doe dit schrijf 31 juli Schrijf 31 juli gevonden 31\/7 verwacht een dag Zoals/,
  );
});

test('in a new item nothing is wrong until the field is left', async () => {
  show({ isMissing: true });
  await userEvent.click(screen.getByRole('textbox'));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert')).toBeVisible();
});

test('the name of a group takes along what names it, once the field is left and not at each key', async () => {
  const texts = {
    'leiding/leiding.yaml': 'groepen:\n  - naam: Rakkers\n',
    'programma.yaml': 'programma:\n  - voor: [Rakkers]\n',
  };
  const place = { file: 'leaders', path: ['groepen', 0, 'naam'] } as const;
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { edit, notify } = renderInEditor(
    <FieldForm place={place} shape={shapeAt(place.file, place.path) as Field} />,
    texts,
  );
  await user.type(screen.getByRole('textbox'), 'tjes');
  jest.runAllTimers();
  expect(edit).not.toHaveBeenCalled();
  await user.tab();
  jest.useRealTimers();
  expect(edit.mock.calls.map(([file]) => file)).toEqual(['leaders', 'programme', 'leaders']);
  expect(edit).toHaveBeenLastCalledWith('leaders', expect.objectContaining({ value: ['Rakkers'] }));
  expect(notify.mock.calls).toEqual([['Ook in het programma aangepast, op 1 plaats.']]);
});

test('where everybody can read the files, a field for the group itself promises nothing', () => {
  const texts = { 'verhuur.yaml': 'bezet:\n  periodes:\n    - wie: Familie Peeters\n' };
  const place = { file: 'rental', path: ['bezet', 'periodes', 0, 'wie'] } as const;
  const shape = shapeAt(place.file, place.path) as Field;
  renderInEditor(<FieldForm place={place} shape={shape} />, texts, { isPublic: true });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/iedereen kan het lezen.*maak het leeg/);
});
