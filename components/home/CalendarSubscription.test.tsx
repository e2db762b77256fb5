import { render, screen, within } from '@testing-library/react';
import { calendarEntries } from '@/lib/calendar/entries';
import { exampleContent } from '@/lib/testing/exampleContent';
import { CalendarSubscription } from './CalendarSubscription';

const { site, camp, calendar } = exampleContent();

function show(overrides: Partial<typeof calendar> = {}) {
  const texts = { ...calendar, ...overrides };
  const entries = calendarEntries({ site, camp, calendar: texts });
  render(<CalendarSubscription texts={texts} entries={entries} siteAdres={site.siteAdres} />);
}

const item = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No item ${name}`);
  return found;
};

describe('the calendar', () => {
  it('is followed through the address that calendar apps know', () => {
    show();

    expect(screen.getByRole('link', { name: 'Abonneer in je agenda' })).toHaveAttribute(
      'href',
      'webcal://www.deklaproos.example/kalender.ics',
    );
    expect(screen.getByRole('link', { name: /bestand/ })).toHaveAttribute('href', '/kalender.ics');
  });

  it('tells when the weekly activity goes on, and when it does not', () => {
    show();

    expect(item('Activiteit')).toHaveTextContent(
      'Van 27 september 2026 tot 27 juni 2027, maar niet op 1 november, 27 december, 3 januari en 28 maart.',
    );
  });

  it('without days that fall out says nothing of them', () => {
    show({ werkjaar: { ...calendar.werkjaar, geenActiviteit: [] } });

    expect(item('Activiteit')).toHaveTextContent('tot 27 juni 2027.');
  });

  it('gives every dated event its day, hours and a file of its own', () => {
    show();

    const halloween = item('Halloweentocht');
    expect(halloween).toHaveTextContent('za 31 oktober 2026');
    expect(halloween).toHaveTextContent('18.30 tot 22 uur · Lokaal De Klaproos');
    expect(within(halloween).getByRole('link', { name: /^In je agenda.*Halloweentocht$/ })).toHaveAttribute(
      'href',
      '/kalender/halloweentocht-2026.ics',
    );
  });

  it('holds camp and visiting day, in order of date', () => {
    show();

    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual([
      'Activiteit',
      'Halloweentocht',
      'Warmste Kampvuur',
      'Spaghettidag',
      'Volcanic',
      'Bivak',
      'Bezoekmoment voor ouders',
    ]);
    expect(item('Bivak')).toHaveTextContent('21 tot 31 juli · Hoeve De Zonnekouter');
  });
});
