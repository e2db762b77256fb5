import { render, screen, within } from '@testing-library/react';
import { exampleContent, type GroupName } from '@/e2e/groups/exampleGroup';
import { calendarEntries, campYears } from '@/lib/calendar/entries';
import { campDocuments } from '@/lib/camp/documents';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { CampMode } from './CampMode';

function show(name: GroupName = 'full', changes: Partial<ReturnType<typeof campDocuments>> = {}) {
  const { camp, documents, home, ...content } = exampleContent(name);
  render(
    <CampMode
      kamp={camp.kamp}
      visitName={content.calendar.namen.bezoek}
      form={camp.documenten.fiche.titel}
      documents={{ ...campDocuments(documents), ...changes }}
      words={home.kamp}
      years={campYears(calendarEntries({ camp, ...content }))}
    />,
  );
}

const applyAt = (moment: string) => applyDates(document, minuteOf(new Date(moment)));

/** The visible texts of the box: title, tear-off sheet, facts. Empty without a box. */
function visibleTexts(): string[] {
  const heading = screen.queryByRole('heading', { level: 2 });
  if (!heading) return [];
  const facts = screen.getAllByRole('definition').map((one) => visibleText(one));
  const sheet = document.querySelector('section:not([hidden] *) [data-state]');
  return [String(heading.textContent), sheet ? visibleText(sheet) : '', ...facts];
}

const visibleText = (element: Element): string =>
  [...element.childNodes]
    .map((part) =>
      part instanceof HTMLElement ? (part.hidden ? '' : visibleText(part)) : (part.textContent ?? ''),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

test('without a script, and in the weeks far from camp, there is no box', () => {
  show();
  expect(visibleTexts()).toEqual([]);
  for (const moment of ['2026-11-22', '2027-05-18', '2027-09-16']) {
    applyAt(`${moment}T12:00:00+02:00`);
    expect(visibleTexts()).toEqual([]);
  }
});

test.each([
  ['2027-05-19T00:00:00+02:00', 'Nog50dagentot 8 juli'],
  ['2027-07-06T23:59:59+02:00', 'Nog2dagentot 8 juli'],
  ['2027-07-07T23:59:59+02:00', 'Nog1dagtot 8 juli'],
])('before camp, at %s, it shows the days left, the medical form and the visiting hour', (moment, left) => {
  show();
  applyAt(moment);
  const [title, sheet, medical, , visit, where] = visibleTexts();
  expect(title).toBe('Bijna op bivak');
  expect(sheet?.replaceAll(' ', '')).toBe(`Bivak${left}`.replaceAll(' ', ''));
  expect([medical, visit, where]).toEqual([
    'Medische fiche',
    '12 juli, 14 tot 16.30 uur',
    'Schuur De Zevenslaper, Elzenmeer',
  ]);
  const section = within(screen.getByRole('region', { name: 'Bijna op bivak' }));
  expect(section.getByRole('link', { name: 'Medische fiche' })).toHaveAttribute(
    'href',
    '/documents/medische-fiche.pdf',
  );
  expect(section.getByRole('link', { name: 'Alles over het bivak' })).toHaveAttribute('href', '/bivak/');
});

test.each([
  ['2027-07-08T00:00:00+02:00', '12 juli, 14 tot 16.30 uur'],
  ['2027-07-12T00:00:00+02:00', 'Vandaag, 14 tot 16.30 uur'],
  ['2027-07-12T16:30:00+02:00', '16 juli'],
  ['2027-07-16T23:59:59+02:00', '16 juli'],
])('during camp it shows where the children are and, at %s, %s', (moment, next) => {
  show();
  applyAt(moment);
  const [title, sheet, place, address] = visibleTexts();
  expect([title, place, address]).toEqual([
    'We zijn op kamp',
    'Schuur De Zevenslaper',
    'Klaverdreef 18, 9998 Elzenmeer',
  ]);
  expect(sheet).toMatch(/Kamp is bezig.*tot en met 16 juli/);
  expect(visibleTexts()).toContain(next);
});

test.each([
  ['2026-08-01T12:00:00+02:00', 'Bivak 2026', 'Papieren van 2026'],
  ['2027-07-17T00:00:00+02:00', 'Bivak 2027', 'Papieren van 2027'],
  ['2027-09-15T23:59:59+02:00', 'Bivak 2027', 'Papieren van 2027'],
])('after camp, at %s, it thanks and shows the documents of that year', (moment, year, documents) => {
  show();
  applyAt(moment);
  const [title, sheet, first] = visibleTexts();
  expect([title, first]).toEqual(['Wat een kamp!', documents]);
  expect(sheet).toContain(year);
  expect(screen.getByRole('link', { name: 'Wat krijg ik terug?' })).toHaveAttribute(
    'href',
    '/bivak/#wat-krijg-ik-terug',
  );
});

test.each([
  ['without documents of that year', { year: '2026' }],
  [
    'with expected documents alone',
    { year: '2027', neutral: { path: '', href: '', place: [], expected: true } },
  ],
] as const)('%s they are announced', (_, camp) => {
  show('full', { camps: [{ insurers: [], ...camp }] });
  applyAt('2027-08-01T12:00:00+02:00');
  expect(visibleTexts()).toContain('Papieren van 2027 volgen');
});

test('a group without documents and visiting hour gets dates and place', () => {
  show('small');
  applyAt('2027-07-01T12:00:00+02:00');
  expect(visibleTexts().slice(2)).toEqual([
    '1 tot 10 augustus',
    'Tien dagen kamp',
    'Duinhuis De Strandloper',
    'Helmweg 3, 9996 Zeedonk',
  ]);
  applyAt('2027-08-05T12:00:00+02:00');
  expect(visibleTexts()).toContain('10 augustus');
  applyAt('2027-08-11T12:00:00+02:00');
  expect(screen.queryByRole('link', { name: 'Wat krijg ik terug?' })).toBeNull();
  expect(visibleTexts()).not.toContain('Terugbetaling');
});

test.each([
  ['full', '2027-07-01', 'De bakfiets staat klaar. Jij ook?'],
  ['full', '2027-07-10', 'We horen de kikkers luider dan de telefoon.'],
  ['full', '2027-08-01', 'De vijver is leeg, de wasmachine vol.'],
  ['small', '2027-07-01', 'Nog even, en we vertrekken.'],
  ['small', '2027-08-05', 'Hier vind je waar we zijn, en tot wanneer.'],
  ['small', '2027-08-20', 'Dank aan iedereen die erbij was en meehielp.'],
] as const)('the %s group shows on %s its text or the default: %s', (name, day, words) => {
  show(name);
  applyAt(`${day}T12:00:00+02:00`);
  expect(screen.getByRole('region')).toHaveTextContent(words);
});

test('a text of the group about lost things is shown', () => {
  show();
  applyAt('2027-08-01T12:00:00+02:00');
  expect(visibleTexts()).toContain('Wat niemand mist, hangt aan de kapstok van het lokaal');
});
