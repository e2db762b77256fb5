import { render, screen, within } from '@testing-library/react';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { datedEntries, meetingEntries } from '@/lib/calendar/entries';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { CalendarSubscription } from './CalendarSubscription';

const { site, camp, calendar } = exampleContent();

function show(overrides: Partial<typeof calendar> = {}) {
  const texts = { ...calendar, ...overrides };
  return render(
    <CalendarSubscription texts={texts} {...entriesOf({ calendar: texts })} siteAdres={site.siteAdres} />,
  );
}

const entriesOf = (own: Partial<Parameters<typeof meetingEntries>[0]>) => {
  const content = { site, camp, calendar, ...own };
  return { meetings: meetingEntries(content), dated: datedEntries(content) };
};

const item = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No item ${name}`);
  return found;
};

describe('the calendar', () => {
  it('has a webcal link for calendar apps', () => {
    show();

    expect(screen.getByRole('link', { name: 'Volg onze kalender' })).toHaveAttribute(
      'href',
      'webcal://www.paddenrijk.example/kalender.ics',
    );
    expect(screen.getByRole('link', { name: /bestand/ })).toHaveAttribute('href', '/kalender.ics');
  });

  it('shows the first, last and skipped days of the weekly activity', () => {
    show();

    expect(item('Woensdag aan de poel')).toHaveTextContent(
      'Van 16 september 2026 tot 26 mei 2027, maar niet op 4 november, 23 december, 30 december en 31 maart.',
    );
  });

  it('mentions no skipped days when there are none', () => {
    show({ werkjaar: { ...calendar.werkjaar, geenActiviteit: [] } });

    expect(item('Woensdag aan de poel')).toHaveTextContent('tot 26 mei 2027.');
  });

  it('says one thing below the list of a group without dated events', () => {
    const texts = { ...calendar, evenementen: [] };
    const entries = entriesOf({ camp: undefined, calendar: texts });
    const { container } = render(
      <CalendarSubscription texts={texts} {...entries} siteAdres={site.siteAdres} />,
    );

    const moment = minuteOf(new Date('2026-11-23T12:00:00Z'));
    applyDates(container, moment);
    const spans = [...container.querySelectorAll('span')].filter((one) =>
      /staat ze hier|nieuwe jaar/.test(one.textContent ?? ''),
    );
    expect(spans.filter((one) => !one.hidden).map((one) => one.textContent)).toEqual([
      'Geen andere plannen op dit moment. Zodra er een datum is, staat ze hier.',
    ]);
  });

  it('shows the day, the hours and a file of every dated event', () => {
    show();

    const lanterns = item('Lampionnentocht');
    expect(lanterns).toHaveTextContent('vr 13 november 2026');
    expect(lanterns).toHaveTextContent('18 tot 20.30 uur · Kasteelpark van Pruimelgem');
    expect(within(lanterns).getByRole('link', { name: /^In je agenda.*Lampionnentocht$/ })).toHaveAttribute(
      'href',
      '/kalender/lampionnentocht-2026.ics',
    );
  });

  it('holds camp and visiting day, in order of date', () => {
    show();

    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual([
      'Woensdag aan de poel',
      'Lampionnentocht',
      'Winterbar',
      'Pannenkoekenslag',
      'Rietweekend',
      'Grote opruimdag',
      'Kikkerbal',
      'Fakkeltocht',
      'Poelkamp',
      'Bezoekdag',
    ]);
    expect(item('Poelkamp')).toHaveTextContent(
      /^do tot vr 8–16 juli 2027.*Negen dagen kamp · Schuur De Zevenslaper/,
    );
  });

  it('has other texts for a night, a weekend and a day without hours', () => {
    show();

    expect(item('Kikkerbal')).toHaveTextContent(
      /^za 24 april 2027.*20.30 uur tot 2 uur ’s nachts · Zaal De Kroosbaan/,
    );
    expect(item('Rietweekend')).toHaveTextContent(
      /^vr tot zo 5–7 maart 2027.*Vrijdag 19 uur tot zondag 15 uur · Jeugdhuis De Lisdodde/,
    );
    expect(item('Grote opruimdag')).toHaveTextContent(/^za 20 maart 2027.*Grote opruimdagDe Paddenpoel/);
  });

  it('names both months of days in two months', () => {
    const [first, last] = [28, 2].map((day, index) => ({ year: 2027, month: 2 + index, day }));
    if (!first || !last) throw new Error('Two days');
    show({ evenementen: [{ naam: 'Trektocht', datum: first, totDatum: last }] });

    expect(item('Trektocht')).toHaveTextContent(/^zo tot di 28 februari tot 2 maart 2027/);
    expect(item('Trektocht')).toHaveTextContent('3 dagen · De Paddenpoel');
  });
});

test('what does not take place stays in the list, with the reason', () => {
  show();
  const item = screen.getByRole('heading', { name: 'Fakkeltocht' }).closest('li');
  expect(item).toHaveTextContent('Gaat niet door. De beek staat te hoog.');
  expect(item?.querySelector('h3 > s')).not.toBeNull();
});

describe('as the year goes by', () => {
  const visible = (moment: string) => {
    show();
    applyDates(document, minuteOf(new Date(moment)));
    return screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  };
  /** The lines of an item, without hidden parts. */
  const visibleLines = (name: string) =>
    [...item(name).querySelectorAll('p:not([hidden])')].map((line) =>
      [...line.childNodes]
        .map((part) => (part instanceof HTMLElement && part.hidden ? '' : part.textContent))
        .join(''),
    );

  it('without a script the list has everything, and nothing is near', () => {
    show();

    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10);
    expect(screen.getByText('morgen', { selector: 'li:nth-child(2) span' })).not.toBeVisible();
    expect(screen.getByText(/^Wat voorbij is/)).not.toBeVisible();
  });

  it('removes what is over', () => {
    expect(visible('2027-03-21T00:00:00+01:00')).toEqual([
      'Woensdag aan de poel',
      'Kikkerbal',
      'Fakkeltocht',
      'Poelkamp',
      'Bezoekdag',
    ]);
    expect(screen.getByText(/^Wat voorbij is/)).toBeVisible();
  });

  it.each([
    ['2027-04-23T12:00:00+02:00', 'morgen', '20.30 uur tot 2 uur ’s nachts · Zaal De Kroosbaan'],
    ['2027-04-24T12:00:00+02:00', 'vandaag', '20.30 uur tot 2 uur ’s nachts · Zaal De Kroosbaan'],
    ['2027-04-25T00:30:00+02:00', 'nu bezig', 'Nog tot 2 uur · Zaal De Kroosbaan'],
  ])('at %s the ball is shown as %s', (moment, near, when) => {
    visible(moment);

    expect(
      visibleLines('Kikkerbal')
        .slice(0, 2)
        .map((line) => line.replaceAll('\u00a0', ' ')),
    ).toEqual([near, when]);
  });

  it('has a message when everything is over', () => {
    expect(visible('2027-07-17T00:00:00+02:00')).toEqual([]);
    expect(screen.getByText(/^Geen plannen op dit moment/)).toBeVisible();
  });
});
