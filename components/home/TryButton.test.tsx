import { render, screen } from '@testing-library/react';
import { startOf } from '@/lib/dates/moment';
import { TryButton } from './TryButton';

const day = (day: number) => ({ day, month: 11, year: 2026 });

test('names the next day on which to try, and none after the last one that the build knows', () => {
  process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2026, 10, 20) / 1000);
  const [first, second] = [startOf(day(22)) + 1020, startOf(day(29)) + 1020];
  const days = [
    { day: day(22), period: { from: 0, until: first } },
    { day: day(29), period: { from: first, until: second } },
  ];
  const { rerender } = render(<TryButton days={days} />);
  const link = screen.getByRole('link', { name: /^Probeer op 22\snovember$/ });
  expect(link).toHaveAttribute('href', '/lid-worden/#proberen');
  expect(screen.getByText('Kom proberen')).not.toBeVisible();
  rerender(<TryButton days={[]} />);
  expect(screen.getByRole('link', { name: 'Kom proberen' })).toBeVisible();
});
