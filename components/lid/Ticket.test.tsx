import { render, screen, within } from '@testing-library/react';
import type { Rhythm } from '@/lib/meetings/rhythm';
import { Ticket } from './Ticket';

const rhythm: Rhythm = { weekdays: ['zondag'], every: 'week', from: '14:00', to: '17:00', off: [] };
const ticket = {
  rhythm,
  coming: [],
  hasOwnMeetings: false,
  place: { name: 'Het lokaal', street: 'Veldstraat 1', town: 'Wezelbeke' },
  onthaal: undefined,
  trying: undefined,
  proberen: undefined,
  fee: undefined,
  inbegrepen: [],
  children: <a href="mailto:x@groep.example">Mail ons</a>,
};

test('four free times are four holes, which nobody hears, beside the words that say so', () => {
  const { container } = render(
    <Ticket {...ticket} trying="Vier keer gratis" fee={40} inbegrepen={['soep']} />,
  );
  const free = screen.getByRole('region', { name: 'Vier keer gratis' });
  expect([...free.querySelectorAll('p[aria-hidden] span')].map(({ textContent }) => textContent)).toEqual([
    'kijken',
    'meedoen',
    'lachen',
    'blijven',
  ]);
  const pay = within(screen.getByRole('region', { name: 'Daarna pas' }));
  expect(pay.getByText('€ 40')).toBeVisible();
  expect(pay.getByText('voor het hele jaar, met soep.')).toBeVisible();
  expect(container.querySelectorAll('section')).toHaveLength(3);
});

test('a fee for a term says so', () => {
  render(<Ticket {...ticket} fee={15} per="trimester" inbegrepen={['soep']} />);
  expect(screen.getByText('per trimester, met soep.')).toBeVisible();
});

test('a group that says no number, fee or trying has a ticket with when, where and the button', () => {
  const { container, rerender } = render(<Ticket {...ticket} trying="Eerste maand gratis" />);
  expect(container.querySelector('[aria-hidden=true] > span')).toBeNull();
  rerender(<Ticket {...ticket} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Je eerste keer',
    'Lid worden',
  ]);
  expect(screen.getByText('Veldstraat 1, Wezelbeke')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mail ons' })).toBeVisible();
});
