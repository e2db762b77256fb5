import { cleanup, render, screen, within } from '@testing-library/react';
import { showDaysLeft } from '@/components/ui/countdown.script';
import { bareContent, exampleContent, type FullContent } from '@/e2e/groups/exampleGroup';
import { carriesGroups } from '@/lib/browser/chosenGroups';
import { calendarEntries, campYears } from '@/lib/calendar/entries';
import { type CampContact, campContact } from '@/lib/camp/campContact';
import { campDocuments } from '@/lib/camp/documents';
import { ownCamps } from '@/lib/camp/ownCamps';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { CampMode } from './CampMode';
import { groups } from './groups.script';

const built = { day: 23, month: 11, year: 2026 };

function show(
  { camp, documents, home, ...content }: FullContent = exampleContent(),
  changes: Partial<ReturnType<typeof campDocuments>> = {},
  {
    reached = { people: [] },
    before,
  }: Partial<{ reached: CampContact; before: { day: number; month: number } }> = {},
) {
  render(
    <CampMode
      kamp={camp.kamp}
      visitName={content.calendar.namen.bezoek}
      reached={reached}
      form={{ title: camp.documenten.fiche.titel, before }}
      documents={{ ...campDocuments(documents), ...changes }}
      words={home.kamp}
      name="Bivak"
      years={campYears(calendarEntries({ camp, ...content }))}
      camps={ownCamps({ camp, ...content }, built)}
      built={built}
    />,
  );
}

function applyAt(moment: string) {
  applyDates(document, minuteOf(new Date(moment)));
  showDaysLeft(document, new Date(moment));
}

/** The visible texts of the box: title, tear-off sheet, facts. Empty without a box. */
function visibleTexts(): string[] {
  const heading = screen.queryByRole('heading', { level: 2 });
  if (!heading) return [];
  const facts = screen.getAllByRole('definition').map((one) => visibleText(one));
  const sheet = [...document.querySelectorAll('[data-state]')].find((one) => !one.closest('[hidden]'));
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
  for (const moment of ['2026-11-22', '2027-05-13', '2027-09-16']) {
    applyAt(`${moment}T12:00:00+02:00`);
    expect(visibleTexts()).toEqual([]);
  }
});

test.each([
  ['2027-05-14T00:00:00+02:00', 'Nog50dagentot 3 juli Kiki’s en Springers'],
  ['2027-07-02T23:59:59+02:00', 'Nog1dagtot 3 juli Kiki’s en Springers'],
  ['2027-07-06T23:59:59+02:00', 'Nog2dagentot 8 juli Alle andere groepen'],
  ['2027-07-07T23:59:59+02:00', 'Nog1dagtot 8 juli Alle andere groepen'],
])(
  'before camp, at %s, it shows the days left until the first that starts, the medical form and the visiting hour',
  (moment, left) => {
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
  },
);

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
    'Klaverdreef 18, 9998 Elzenmeer(opent in een nieuw tabblad)',
  ]);
  expect(sheet).toMatch(/Kamp is bezig.*tot en met 16 juli/);
  expect(visibleTexts()).toContain(next);
});

test('while the place is secret the day is shown from which it is public', () => {
  const content = exampleContent();
  const secret = { plaats: undefined, geheimTot: { day: 1, month: 6, year: 2027 } };
  show({ ...content, camp: { ...content.camp, kamp: { ...content.camp.kamp, ...secret } } });
  applyAt('2027-05-20T12:00:00+02:00');
  expect(visibleTexts()).not.toContain('Schuur De Zevenslaper, Elzenmeer');
  applyAt('2027-07-08T12:00:00+02:00');
  expect(visibleTexts().slice(2, 4)).toEqual(['Nog een verrassing', 'We verklappen het op dinsdag 1 juni']);
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
  expect(screen.getByRole('link', { name: 'Welk papier heb ik nodig?' })).toHaveAttribute(
    'href',
    '/bivak/#welk-papier',
  );
});

test.each([
  ['without documents of that year', { year: '2026' }],
  [
    'with expected documents alone',
    { year: '2027', neutral: { path: '', href: '', place: [], expected: true } },
  ],
] as const)('%s they are announced', (_, camp) => {
  show(exampleContent(), { camps: [{ insurers: [], ...camp }] });
  applyAt('2027-08-01T12:00:00+02:00');
  expect(visibleTexts()).toContain('Papieren van 2027 volgen');
});

test('a group without documents, visiting hour and place gets dates, and reads that the place follows', () => {
  show(bareContent());
  applyAt('2027-07-01T12:00:00+02:00');
  expect(visibleTexts().slice(2)).toEqual(['8 tot 16 juli', 'Negen dagen kamp', 'Dat volgt nog']);
  applyAt('2027-07-12T12:00:00+02:00');
  expect(visibleTexts()).toContain('16 juli');
  applyAt('2027-07-17T12:00:00+02:00');
  expect(screen.queryByRole('link', { name: 'Welk papier heb ik nodig?' })).toBeNull();
  expect(visibleTexts()).not.toContain('Terugbetaling');
});

test.each([
  ['its text', exampleContent, '2027-07-01', 'De bakfiets staat klaar. Jij ook?'],
  ['its text', exampleContent, '2027-07-10', 'We horen de kikkers luider dan de telefoon.'],
  ['its text', exampleContent, '2027-08-01', 'De vijver is leeg, de wasmachine vol.'],
  ['the built-in text', bareContent, '2027-07-01', 'Nog even, en we vertrekken.'],
  ['the built-in text', bareContent, '2027-07-12', 'Hier vind je waar we zijn, en tot wanneer.'],
  ['the built-in text', bareContent, '2027-08-01', 'Dank aan iedereen die erbij was en meehielp.'],
] as const)('a group shows %s on its day', (_, group, day, words) => {
  show(group());
  applyAt(`${day}T12:00:00+02:00`);
  expect(screen.getByRole('region')).toHaveTextContent(words);
});

test('after camp the page says where what was left behind is', () => {
  show(exampleContent());
  applyAt('2027-08-01T12:00:00+02:00');
  expect(visibleTexts()).toContain('Wat niemand mist, hangt aan de kapstok van het lokaal');
});

test('of a camp of its own, who chose that group sees the weeks, and everybody who is there', () => {
  const read = (ids: string, day: string) => {
    localStorage.setItem('groepen', ids);
    document.body.toggleAttribute('data-unfold', true);
    for (const [name, value] of Object.entries(carriesGroups(['kwakers', 'springers'])))
      document.body.setAttribute(name, value);
    show(exampleContent());
    groups.apply?.(document);
    applyAt(`${day}T12:00:00+02:00`);
    const title = screen.queryAllByRole('heading').map(({ textContent }) => textContent);
    const [isAway, isOnIsland] = ['Kiki’s en Springers', 'Op het eiland'].map((words) =>
      screen.queryAllByText(words).some((part) => !part.closest('[hidden]')),
    );
    cleanup();
    return { title, isAway, isOnIsland };
  };
  expect(read('', '2027-07-04')).toMatchObject({ title: ['Bijna op bivak'], isAway: true });
  expect(read('', '2027-07-08')).toMatchObject({ title: ['We zijn op kamp'], isAway: false });
  expect(read('springers', '2027-07-04')).toEqual({
    title: ['Kiki’s en Springers: we zijn op kamp'],
    isAway: false,
    isOnIsland: true,
  });
  expect(read('springers', '2027-07-08').title).toEqual([]);
  expect(read('springers', '2027-07-17').title).toEqual(['Wat een kamp!']);
  expect(read('kwakers springers', '2027-07-04').title).toEqual([
    'Bijna op bivak',
    'Kiki’s en Springers: we zijn op kamp',
  ]);
});

test('who chose an age group counts to its camp, and reads when it comes home', () => {
  const [, , later] = exampleContent().camp.boekje?.vertrek ?? [];
  const choose = (ids: string, moment: string) => {
    localStorage.setItem('groepen', ids);
    const known = ['kwakers', 'dikkopjes-jongens', 'salamanders'];
    document.body.toggleAttribute('data-unfold', true);
    for (const [name, value] of Object.entries(carriesGroups(known))) document.body.setAttribute(name, value);
    show();
    groups.apply?.(document);
    applyAt(moment);
    const sheets = [...document.querySelectorAll('section:not([hidden] *) [data-state]')]
      .filter((sheet) => !sheet.closest('[hidden]'))
      .map(visibleText);
    const home = screen.queryAllByText('Terug thuis').filter((term) => !term.closest('[hidden]'));
    const days = home.map((term) => term.nextElementSibling?.textContent?.replace(/\s/g, ' '));
    cleanup();
    return [...sheets, ...days];
  };
  expect(later?.heen.dag).toEqual({ day: 7, month: 7 });
  const before = '2027-07-01T12:00:00+02:00';
  const last = '2027-07-12T20:00:00+02:00';
  expect(choose('', before)).toEqual([expect.stringMatching(/Nog 2 dagen tot 3 juli Kiki’s en Springers$/)]);
  expect(choose('salamanders', before)).toEqual([expect.stringMatching(/Nog\s*6\s*dagen\s*tot 7 juli/)]);
  expect(choose('dikkopjes-jongens', last)).toEqual([
    expect.stringMatching(/tot en met 13 juli$/),
    '13 juli',
  ]);
  expect(choose('salamanders', last)).toEqual([expect.stringMatching(/tot en met 16 juli$/), '16 juli']);
  expect(choose('', last)).toEqual([expect.stringMatching(/tot en met 16 juli$/), '16 juli']);
  localStorage.clear();
});

test('the medical form is wanted on the day of the booklet', () => {
  show(undefined, undefined, { before: { day: 1, month: 7 } });
  applyAt('2027-06-10T12:00:00+02:00');
  expect(screen.getAllByRole('term')[0]).toHaveTextContent(/^Afgeven vóór 1\sjuli$/);
});

test('during camp there is the number of its booklet, and the way of a letter until the last one leaves', () => {
  show(undefined, undefined, { reached: campContact(exampleContent()) });
  const ways = (moment: string) => {
    applyAt(moment);
    const boxes = screen.getAllByRole('region').map((box) => within(box).queryAllByRole('term'));
    return boxes.flat().map((term) => `${term.textContent} ${visibleText(term.nextElementSibling ?? term)}`);
  };
  const number = 'Dringend? Bel 0400 00 00 27';
  const letter = 'Een brief? Zo komt hij aan';
  expect(ways('2027-07-09T12:00:00+02:00')).toEqual(expect.arrayContaining([number, letter]));
  expect(ways('2027-07-13T12:00:00+02:00')).not.toContain(letter);
  expect(ways('2027-07-13T12:00:00+02:00')).toContain(number);
});
