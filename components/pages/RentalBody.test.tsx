import { render, screen, within } from '@testing-library/react';
import { exampleContent, type FullContent } from '@/e2e/groups/exampleGroup';
import { type Shown, withRecords } from '@/lib/photos/photo';
import { RentalBody } from './RentalBody';
import { RenterSheetBody } from './RenterSheetBody';

const record = {
  ...{ stem: 'foto.0123456789', width: 1200, height: 800, colour: '#888888' },
  ...{ avif: [360, 1200], jpeg: [520], placeholder: 'data:,' },
};
const full: Shown<FullContent> = withRecords(exampleContent('full'), () => record);
const { slapen, bezet, prijzen, aanvraag, ...hall } = full.rental;
const withoutBeds = { ...full, rental: hall };
const { verhuurd, ...unpublished } = hall.dagdelen ?? { titel: '', delen: [] };

const rows = (region: HTMLElement) =>
  within(region)
    .getAllByRole('row')
    .map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());

test('a hall without beds begins with its parts of a day, and how to book one', () => {
  render(<RentalBody {...full} rental={{ ...hall, dagdelen: unpublished }} />);
  const parts = screen.getByRole('region', { name: 'Ook overdag' });
  expect(rows(parts)).toEqual([
    'WatPrijs',
    'Voormiddag 9 tot 12.30 uur€ 45',
    'Namiddag 13 tot 17.30 uur€ 60,50',
    'Avond 18.30 tot 1 uur€ 95',
    'Een hele dag alle dagdelen samen€ 180',
    'Per uur van en tot wanneer jij wilt€ 14,50',
  ]);
  expect(parts).toHaveTextContent('Er kunnen hoogstens 85 mensen in.');
  expect(within(parts).getByText(full.rental.reserveren.titel)).toBeVisible();
  expect(screen.queryByText(/slaapplaats/)).toBeNull();
  for (const link of within(screen.getByRole('list', { name: 'In het kort' })).getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
});

test('one that says neither how many sleep nor what an evening costs says how to book it', () => {
  render(<RentalBody {...full} rental={{ ...hall, dagdelen: undefined }} />);
  const booking = screen.getByRole('region', { name: 'Zo huur je het' });
  expect(within(booking).getByRole('heading', { name: full.rental.reserveren.titel })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'In het kort' })).toBeNull();
});

test('a hall that is booked nowhere else has no link to another site, and speaks of none', () => {
  const { knop, link, ...reserveren } = full.rental.reserveren;
  const elsewhere = () => [
    ...document.querySelectorAll(`a[href="${link}"]`),
    ...screen.queryAllByText(/site van onze boekingen|ReserveAction/, { ignore: false }),
  ];
  const { rerender } = render(<RentalBody {...full} />);
  expect(elsewhere()).toHaveLength(3);
  rerender(<RentalBody {...full} rental={{ ...full.rental, reserveren }} />);
  expect(elsewhere()).toEqual([]);
});

test('one that says what is taken shows which parts are free, and asks for one of them in the request', () => {
  render(<RentalBody {...full} rental={{ ...hall, aanvraag }} />);
  const parts = screen.getByRole('region', { name: 'Ook overdag' });
  expect(within(parts).getAllByRole('link', { name: /^vrij: zaterdag .+, avond$/ })[0]).toHaveAttribute(
    'href',
    '#aanvraag',
  );
  expect(within(parts).getByText('Per uur, van en tot wanneer jij wilt: € 14,50.')).toBeVisible();
  expect(within(parts).getByRole('link', { name: 'Volg het in je eigen agenda' })).toBeVisible();
  const request = screen.getByRole('region', { name: aanvraag?.titel ?? '' });
  expect(within(request).getByLabelText('Welke dag?')).toBeEnabled();
  expect(within(request).queryByLabelText('Aankomst')).toBeNull();
});

test('one with beds has them below its prices', () => {
  render(<RentalBody {...full} />);
  const names = screen.getAllByRole('region').map((region) => region.id);
  expect(names.indexOf('dagdelen')).toBe(names.indexOf('prijzen') + 1);
});

test('its sheet draws the rooms that are there, without a corridor to bedrooms', () => {
  render(<RenterSheetBody {...withoutBeds} />);
  expect(screen.queryByText(/^Kamer/)).toBeNull();
  expect(screen.queryByText('Gang')).toBeNull();
});
