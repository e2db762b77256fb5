import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { edited } from '@/editor/document/document';
import { shapeAt } from '@/lib/content/schemas/shape';
import { type Editing, EditingContext } from './editing';
import { isOfLines, Lines } from './Lines';

const place = { file: 'camp', path: ['boekje', 'paklijst', 0, 'wat'] } as const;
const before = `boekje:
  paklijst:
    - naam: Slapen
      wat:
        - Slaapzak # van thuis
        - Matje
        - Kussen
`;

test('a packing list is typed one thing per line; what stays keeps its comment', async () => {
  const shape = shapeAt(place.file, place.path);
  if (shape?.type !== 'list' || !isOfLines(shape)) throw new Error('The packing list has no lines');
  let text = before;
  const texts = { 'bivak.yaml': before };
  const editing = {
    work: { texts, base: texts, problems: [] },
    edit: (file: 'camp', one: Parameters<typeof edited>[2]) => {
      text = edited(file, text, one);
    },
    storeTyped: () => undefined,
    typing: {},
  } as unknown as Editing;
  render(
    <EditingContext value={editing}>
      <Lines place={place} shape={shape} />
    </EditingContext>,
  );
  const area = screen.getByRole('textbox', { name: 'Wat, één per regel' });
  expect(area).toHaveValue('Slaapzak\nMatje\nKussen');
  await userEvent.clear(area);
  await userEvent.type(area, 'Slaapzak\n\n Pyjama \nKussen\nKnuffel');
  await userEvent.tab();
  expect(text).toBe(`boekje:
  paklijst:
    - naam: Slapen
      wat:
        - Slaapzak # van thuis
        - Pyjama
        - Kussen
        - Knuffel
`);
});
