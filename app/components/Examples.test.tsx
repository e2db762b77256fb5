import { readdirSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Examples, examples } from './Examples';

/** They draw nothing of their own. */
const invisible = ['ChosenGroups', 'PaintAfter', 'StructuredData'];
/** `placeFact` is a fact of a list, `Countdown` the part of `CampCountdown` that counts. */
const partOfAnother = ['placeFact', 'Countdown'];

test('every component of components/ui stands on the page of developers, by its name', () => {
  const components = readdirSync('components/ui')
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => file.replace('.tsx', ''));
  expect(Object.keys(examples(undefined)).sort()).toEqual(
    components.filter((name) => ![...invisible, ...partOfAnother].includes(name)).sort(),
  );
  render(<Examples photo={undefined} />);
  for (const name of Object.keys(examples(undefined)))
    expect(screen.getByRole('heading', { level: 2, name })).toBeInTheDocument();
});
