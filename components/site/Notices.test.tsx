import { render, screen } from '@testing-library/react';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { Notices } from './Notices';

const { meldingen } = exampleContent().site;

const titles = () => screen.queryAllByRole('complementary').map((one) => one.getAttribute('aria-labelledby'));
const at = (moment: string) => {
  applyDates(document, minuteOf(new Date(moment)));
  return titles();
};

test('a notice shows its level in words, its last day and its text, with links', () => {
  render(<Notices meldingen={meldingen} />);
  const rain = screen.getByRole('complementary', { name: 'Woensdag blijven we droog' });
  expect(rain).toHaveTextContent(/^Opgelet · tot en met 10 februari/);
  expect(screen.getByRole('link', { name: 'hoe je ons bereikt' })).toHaveAttribute('href', '/contact/');
  expect(screen.getByRole('complementary', { name: 'De nieuwe sjaals zijn er' })).toHaveTextContent(
    /^Even dit · tot en met 24 februari/,
  );
});

test('a notice of a single day shows that day', () => {
  const [rain] = meldingen;
  if (!rain) throw new Error('The example group has a notice');
  render(<Notices meldingen={[{ ...rain, van: rain.tot }]} />);
  expect(screen.getByRole('complementary')).toHaveTextContent(/^Opgelet · 10 februari/);
});

test('a notice is visible from its first day to the end of its last in Brussels; without a script always', () => {
  render(<Notices meldingen={meldingen} />);
  expect(titles()).toEqual(['melding-1', 'melding-2']);
  expect(at('2027-02-07T23:59:59+01:00')).toEqual([]);
  expect(at('2027-02-08T00:00:00+01:00')).toEqual(['melding-1']);
  expect(at('2027-02-10T12:00:00+01:00')).toEqual(['melding-1', 'melding-2']);
  expect(at('2027-02-11T00:00:00+01:00')).toEqual(['melding-2']);
  expect(at('2027-02-25T00:00:00+01:00')).toEqual([]);
});

test('without notices there is no element', () => {
  const { container } = render(<Notices meldingen={exampleContent('small').site.meldingen} />);
  expect(container).toBeEmptyDOMElement();
});
