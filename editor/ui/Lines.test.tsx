import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shapeAt } from '@/lib/content/schemas/shape';
import { isOfLines, Lines } from './Lines';
import { renderOnDraft } from './testing/inEditor';

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
  const { draft } = await renderOnDraft(<Lines place={place} shape={shape} />, { 'bivak.yaml': before });
  const area = screen.getByRole('textbox', { name: 'Wat, één per regel' });
  expect(area).toHaveValue('Slaapzak\nMatje\nKussen');
  await userEvent.clear(area);
  await userEvent.type(area, 'Slaapzak\n\n Pyjama \nKussen\nKnuffel');
  await userEvent.tab();
  expect(draft().work.texts['bivak.yaml']).toBe(`boekje:
  paklijst:
    - naam: Slapen
      wat:
        - Slaapzak # van thuis
        - Pyjama
        - Kussen
        - Knuffel
`);
});
