import { render, screen } from '@testing-library/react';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { BookletCard } from './BookletCard';

const { camp } = exampleContent();

test.each([
  ['without script', undefined, 'Lees het kampboekje'],
  ['during camp', '2027-07-10T12:00:00+02:00', 'Lees het kampboekje'],
  ['after camp, when this one is over', '2027-08-05T12:00:00+02:00', 'Lees het kampboekje nog eens'],
])('%s one link leads to the booklet', (_, moment, name) => {
  const { boekje, kamp } = camp;
  if (!boekje) throw new Error('the full group has a booklet');
  render(<BookletCard kamp={kamp} booklet={boekje} built={{ day: 23, month: 11, year: 2026 }} />);
  if (moment) applyDates(document, minuteOf(new Date(moment)));
  expect(screen.getByRole('heading', { name: 'Kampboekje 2027' })).toBeVisible();
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName(name);
  expect(link).toHaveAttribute('href', '/bivak/boekje/');
});
