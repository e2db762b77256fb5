import { cleanup, render, screen } from '@testing-library/react';
import { FactList } from '@/components/ui/FactList';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { isShownFor } from '@/lib/browser/chosenGroups';
import { campContact } from '@/lib/camp/campContact';
import { ownCamps } from '@/lib/camp/ownCamps';
import { urgentContacts } from '@/lib/camp/urgentContacts';
import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { campFacts } from './campFacts';

const { camp, contact } = exampleContent();
const people = urgentContacts(contact);
const reached = campContact({ camp, contact });

/** Renders the facts of the full group, built on 23 November 2026, as they are at a moment; undefined: without script. */
function factsAt(moment?: string, booklet?: typeof camp.boekje): string[] {
  const built = { day: 23, month: 11, year: 2026 };
  const facts = campFacts({
    ...{ kamp: camp.kamp, visitName: 'Bezoekdag', built, booklet },
    reached: booklet ? reached : { people },
  });
  render(<FactList facts={facts} />);
  if (moment) applyDates(document, minuteOf(new Date(moment)));
  return screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`.replaceAll('\u00a0', ' '));
}

const where = 'Waar: Schuur De Zevenslaper';
const call = 'Dringend? Bel: 0400 00 00 21';

test.each([
  [
    'without script',
    undefined,
    ['Wanneer: 8 tot 16 juli', where, 'Bezoekdag: 12 juli, 14 tot 16.30 uur', 'Meer weten: Kampkrant'],
  ],
  [
    'in winter',
    '2027-02-01T12:00:00+01:00',
    [
      'Wanneer: do 8 tot vr 16 juli 2027',
      where,
      'Bezoekdag: ma 12 juli 2027, 14 tot 16.30 uur',
      'Meer weten: Kampkrant',
    ],
  ],
  [
    'on the last evening of the booklet to come',
    '2027-06-30T23:59:00+02:00',
    [
      'Wanneer: do 8 tot vr 16 juli 2027',
      where,
      'Bezoekdag: ma 12 juli 2027, 14 tot 16.30 uur',
      'Meer weten: Kampkrant',
    ],
  ],
  [
    'in the week before camp',
    '2027-07-01T00:00:00+02:00',
    ['Wanneer: do 8 tot vr 16 juli 2027', where, 'Bezoekdag: ma 12 juli 2027, 14 tot 16.30 uur'],
  ],
  [
    'on the first day',
    '2027-07-08T00:00:00+02:00',
    ['Wanneer: do 8 tot vr 16 juli 2027', where, call, 'Bezoekdag: ma 12 juli 2027, 14 tot 16.30 uur'],
  ],
  [
    'on the day of the visit',
    '2027-07-12T00:00:00+02:00',
    ['Wanneer: do 8 tot vr 16 juli 2027', where, call, 'Bezoekdag: Vandaag, 14 tot 16.30 uur'],
  ],
  ['after the visit', '2027-07-12T16:30:00+02:00', ['Wanneer: do 8 tot vr 16 juli 2027', where, call]],
  [
    'after camp',
    '2027-07-17T00:00:00+02:00',
    ['Wanneer: za 8 tot zo 16 juli 2028', 'Waar we waren: Schuur De Zevenslaper'],
  ],
  [
    'two months later',
    '2027-09-16T00:00:00+02:00',
    [
      'Wanneer: za 8 tot zo 16 juli 2028',
      where,
      'Bezoekdag: wo 12 juli 2028, 14 tot 16.30 uur',
      'Meer weten: Kampkrant',
    ],
  ],
  [
    'when nobody built the site for years',
    '2029-11-01T12:00:00+01:00',
    ['Wanneer: 8 tot 16 juli', where, 'Bezoekdag: 12 juli, 14 tot 16.30 uur', 'Meer weten: Kampkrant'],
  ],
])('%s', (_, moment, facts) => {
  expect(factsAt(moment)).toEqual(facts);
});

test('the address is a link to the map, and everybody to call has a link', () => {
  factsAt('2027-07-08T00:00:00+02:00');
  const [address] = screen.getAllByRole('link', { name: /^Klaverdreef 18, 9998 Elzenmeer/ });
  expect(address).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/search\?query=Klaverdreef/),
  );
  expect(people).toHaveLength(3); // the treasurer is no emergency number
  for (const { phone } of people)
    expect(screen.getByRole('link', { name: phone.replaceAll(' ', '\u00a0') })).toBeVisible();
});

test('the number of the booklet is the one to call in its year, from the first departure to the last return', () => {
  const booklet = camp.boekje;
  const calls = (day: string) => {
    const facts = factsAt(`${day}T12:00:00+02:00`, booklet).filter((fact) => fact.startsWith('Dringend'));
    cleanup();
    return facts;
  };
  expect(calls('2027-07-10')).toEqual(['Dringend? Bel: 0400 00 00 27']);
  expect(calls('2028-07-10')).toEqual([call]);
  expect(calls('2027-08-05')).toEqual([]);
});

test('after camp the line about the booklet says that it is over', () => {
  const about = (moment?: string) => {
    const fact = factsAt(moment, camp.boekje).find((one) => one.startsWith('Kampboekje'));
    cleanup();
    return fact;
  };
  const toCome = 'Kampboekje 2027: Lees het kampboekje';
  expect([about(), about('2027-07-10T12:00:00+02:00')]).toEqual([toCome, toCome]);
  expect(about('2027-08-05T12:00:00+02:00')).toBe(`${toCome} nog eens`);
});

test('the price and who leaves how stand there until all have left, then how they come home, until each has', () => {
  const about = (moment: string) => {
    const facts = factsAt(moment, camp.boekje).filter((fact) => /^(?:Prijs|Hoe)/.test(fact));
    const lines =
      facts.filter((fact) => fact.startsWith('Hoe')).length > 0 ? screen.queryAllByText(/uur\. /) : [];
    const read = lines
      .filter((line) => !line.closest('[hidden]'))
      .map((line) => line.textContent?.replaceAll('\u00a0', ' '));
    cleanup();
    return { facts, read };
  };
  const leave = about('2027-05-01T12:00:00+02:00');
  expect(leave.facts).toEqual(['Prijs: € 110', 'Hoe we vertrekken: Heen en terug']);
  expect(leave.read).toContain('Dikkopjes: do 8 juli, 17.30 uur. Breng je kind zelf, naar de schuur');
  expect(about('2027-07-12T12:00:00+02:00').facts).toEqual([
    'Prijs: € 110',
    'Hoe ze thuiskomen: Heen en terug',
  ]);
  expect(about('2027-07-12T12:00:00+02:00').read).toHaveLength(3);
  expect(about('2027-07-14T12:00:00+02:00').read).toHaveLength(2); // the first are home
  expect(about('2027-07-17T12:00:00+02:00').facts).toEqual([]);
});

test('who chose an age group that comes home earlier reads its days, in the year of the booklet alone', () => {
  const built = { day: 23, month: 11, year: 2026 };
  const days = (jaar: number, ...chosen: string[]) => {
    const content = exampleContent();
    const booklet = { ...content.camp.boekje, jaar } as NonNullable<typeof camp.boekje>;
    const camps = ownCamps({ ...content, camp: { ...camp, boekje: booklet } }, built);
    const facts = campFacts({ kamp: camp.kamp, visitName: 'Bezoekdag', reached, built, booklet, camps });
    render(<FactList facts={facts} />);
    applyDates(document, minuteOf(new Date('2027-06-01T12:00:00+02:00')));
    const read = screen
      .getAllByText('Wanneer')
      .map(({ parentElement }) => parentElement)
      .filter((part) => part && isShownFor(part, chosen) && !part.hidden)
      .map((part) => part?.textContent?.replaceAll('\u00a0', ' '));
    cleanup();
    return read;
  };
  const most =
    'Wanneerdo 8 tot vr 16 juli 2027Negen dagen kamp. Dikkopjes: 8 tot 13 juli. Salamanders, IJsvogels en Schaatsenrijders: 7 tot 16 juli';
  expect(days(2027)).toEqual([most]);
  expect(days(2027, 'kwakers')).toEqual([most]);
  expect(days(2027, 'dikkopjes-jongens')).toEqual(['Wanneerdo 8 tot di 13 juli 2027Dikkopjes']);
  expect(days(2027, 'kwakers', 'salamanders')).toEqual([
    most,
    'Wanneerwo 7 tot vr 16 juli 2027Salamanders, IJsvogels en Schaatsenrijders',
  ]);
  expect(days(2028, 'dikkopjes-jongens')).toEqual(['Wanneerdo 8 tot vr 16 juli 2027Negen dagen kamp']);
});

test('a camp of its own stands beside that of most, and instead of it for who chose that group', () => {
  const built = { day: 23, month: 11, year: 2026 };
  const camps = ownCamps(exampleContent(), built);
  const facts = campFacts({
    ...{ kamp: camp.kamp, visitName: 'Bezoekdag', reached, built, booklet: camp.boekje, camps },
  });
  const read = (on: string, ...chosen: string[]) => {
    render(<FactList facts={facts} />);
    applyDates(document, minuteOf(new Date(on)));
    const found = screen
      .getAllByText(/^(?:Wanneer|Kamp van .*|Waar.*)$/)
      .map(({ parentElement }) => parentElement)
      .filter((part) => part && isShownFor(part, chosen) && !part.hidden)
      .map((part) => part?.textContent?.replaceAll('\u00a0', ' '));
    cleanup();
    return found;
  };
  const inJune = '2027-06-01T12:00:00+02:00';
  const springers = 'Kamp van Kiki’s en Springersza 3 tot wo 7 juli 2027Op het eiland, € 75';
  expect(read(inJune)).toEqual([
    expect.stringMatching(/^Wanneerdo 8 tot vr 16 juli 2027/),
    expect.stringMatching(/^WaarSchuur/),
    springers,
  ]);
  expect(read(inJune, 'springers')).toEqual([springers]);
  expect(read(inJune, 'kwakers')).toEqual([
    expect.stringMatching(/^Wanneerdo 8 tot vr 16 juli 2027/),
    expect.stringMatching(/^WaarSchuur/),
  ]);
  // each is over on its own day
  expect(read('2027-07-08T12:00:00+02:00', 'springers')).toEqual([
    'Kamp van Kiki’s en Springersma 3 tot vr 7 juli 2028Op het eiland, € 75',
  ]);
});

test('without script the days of those groups stand behind those of most, with the year', () => {
  const built = { day: 23, month: 11, year: 2026 };
  const content = exampleContent();
  const facts = campFacts({
    ...{ kamp: camp.kamp, visitName: 'Bezoekdag', reached, built, booklet: camp.boekje },
    camps: ownCamps(content, built),
  });
  render(<FactList facts={facts} />);
  const [shown, ...others] = screen
    .getAllByText(/^Negen dagen kamp/)
    .filter((part) => !part.closest('[hidden]'));
  expect(shown?.textContent?.replaceAll('\u00a0', ' ')).toContain('In 2027 Dikkopjes: 8 tot 13 juli');
  expect(others).toEqual([]);
});
