import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from '@/lib/content/problem';
import { type FieldShape, shapeAt } from '@/lib/content/schemas/shape';
import { FieldForm } from './FieldForm';
import { renderInEditor, renderOnDraft } from './testing/inEditor';

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
      <FieldForm place={place} shape={shapeAt(place.file, place.path) as FieldShape} />
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

test('a name of a group takes along what names it at each key, also past the name of another group, and says so once', async () => {
  const texts = {
    'leiding/leiding.yaml': 'groepen:\n  - naam: Rakkers\n  - naam: Rak\n',
    'programma.yaml': 'programma:\n  - voor: [Rakkers]\n  - voor: [Rak]\n',
  };
  const place = { file: 'leaders', path: ['groepen', 0, 'naam'] } as const;
  const { draft, notify } = await renderOnDraft(
    <FieldForm place={place} shape={shapeAt(place.file, place.path) as FieldShape} />,
    texts,
  );
  const input = screen.getByRole('textbox');
  const programme = () => draft().work.texts['programma.yaml'];
  await userEvent.type(input, '{Backspace>4/}');
  expect(input).toHaveValue('Rak');
  await userEvent.type(input, 'ker');
  expect(programme()).toBe('programma:\n  - voor: [Rakker]\n  - voor: [Rak]\n');
  expect(draft().work.isChecked).toBe(false);
  expect(notify).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(draft().work.isChecked).toBe(true);
  expect(notify.mock.calls).toEqual([
    ['Ook in het programma aangepast, op 1 plaats.', expect.objectContaining({ texts })],
  ]);
  expect(draft().work.texts['leiding/leiding.yaml']).toBe(
    'groepen:\n  - naam: Rakker\n    vroeger:\n      - Rakkers\n  - naam: Rak\n',
  );
});

test('the days of camp go along with its first day, however it is typed', async () => {
  const texts = {
    'bivak.yaml':
      'kamp:\n  van: 21 juli\n  tot: 30 juli\n  bezoek:\n    dag: 25 juli\nboekje:\n  jaar: 2027\n',
  };
  const place = { file: 'camp', path: ['kamp', 'van'] } as const;
  const { draft, notify, unmount } = await renderOnDraft(
    <FieldForm place={place} shape={shapeAt(place.file, place.path) as FieldShape} />,
    texts,
  );
  const input = screen.getByRole('textbox');
  await userEvent.clear(input);
  await userEvent.type(input, '2 juli');
  expect(draft().work.texts['bivak.yaml']).toContain('dag: 6 juli');
  await userEvent.type(input, '{Home}{ArrowRight}3');
  unmount(); // another view opens
  expect(notify).toHaveBeenCalledTimes(1);
  expect(draft().work.texts['bivak.yaml']).toContain('dag: 27 juli');
});

test('what is typed is checked after a pause, and given up for what something else changes', async () => {
  const texts = { 'bivak.yaml': 'kop: Weg\n' };
  const place = { file: 'camp', path: ['kop'] } as const;
  const { draft } = await renderOnDraft(
    <FieldForm place={place} shape={shapeAt(place.file, place.path) as FieldShape} />,
    texts,
  );
  const input = screen.getByRole('textbox');
  await userEvent.type(input, ' van huis ');
  expect(input).toHaveValue('Weg van huis ');
  expect(draft().work.texts).toEqual({ 'bivak.yaml': 'kop: Weg van huis\n' });
  await waitFor(() => expect(draft().work.isChecked).toBe(true));
  expect(input).toHaveValue('Weg van huis ');
  act(() => draft().replace((now) => ({ ...now, texts })));
  expect(input).toHaveValue('Weg');
});

test('where everybody can read the files, a field for the group itself promises nothing', () => {
  const texts = { 'verhuur.yaml': 'bezet:\n  periodes:\n    - wie: Familie Peeters\n' };
  const place = { file: 'rental', path: ['bezet', 'periodes', 0, 'wie'] } as const;
  const shape = shapeAt(place.file, place.path) as FieldShape;
  renderInEditor(<FieldForm place={place} shape={shape} />, texts, { isPublic: true });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/iedereen kan het lezen.*maak het leeg/);
});
