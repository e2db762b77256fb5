import { render, screen } from '@testing-library/react';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { hallOf } from '@/lib/rental/hall';
import { FreeParts } from './FreeParts';

const hall = hallOf(exampleContent().rental).byPart ?? { parts: [] };
const show = (fillsRequest: boolean, built = { day: 20, month: 1, year: 2027 }) =>
  render(<FreeParts id="vrij" title="Overdag" hall={hall} built={built} fillsRequest={fillsRequest} />);

/** Those that are shown on the day of the build. */
const rows = () =>
  screen.getAllByRole('row').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

test('the weekend days of four weeks, each part free or taken', () => {
  show(false);
  expect(rows()).toHaveLength(1 + 4 * 3);
  expect(rows().slice(0, 4)).toEqual([
    'Voormiddag 9 tot 12.30 uur € 45Namiddag 13 tot 17.30 uur € 60,50Avond 18.30 tot 1 uur € 95',
    'vr 22 janvrijvrijvrij',
    'za 23 janvrijvrijvrij',
    'zo 24 janvrijbezetbezet',
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

test('hours that somebody sleeps there are taken: after noon of the first day, all of the next', () => {
  show(false, { day: 25, month: 2, year: 2027 });
  expect(rows().slice(1, 3)).toEqual(['vr 26 febvrijbezetbezet', 'za 27 febbezetbezetbezet']);
});

test('a free part leads to the request, with its day in its name', () => {
  show(true);
  expect(screen.getByRole('link', { name: /^vrij: zondag 24\sjanuari, voormiddag$/ })).toHaveTextContent(
    'vrij',
  );
});
