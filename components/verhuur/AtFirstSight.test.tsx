import { render, screen } from '@testing-library/react';
import type { Hall } from '@/lib/rental/request';
import { AtFirstSight } from './AtFirstSight';

const built = { day: 1, month: 12, year: 2026 };
const day = (day: number, month: number) => ({ day, month, year: 2026 });
const hall: Hall = {
  name: 'het lokaal',
  rooms: [16, 10],
  tentPlaces: 0,
  taken: undefined,
  hours: undefined,
  prices: undefined,
  kinds: [],
};

const answers = () => screen.getAllByRole('link').map(({ textContent }) => textContent?.trim());

test('answers what renters ask first, each with a jump; after the first free weekend comes the next', () => {
  const refusal = { title: 'Nee', text: 'Elders.' };
  const rate = { name: 'Weekend', from: day(1, 1), until: day(31, 12), hall: 80 };
  render(
    <AtFirstSight
      built={built}
      hall={{
        ...hall,
        tentPlaces: 30,
        taken: [{ from: day(4, 12), until: day(6, 12) }],
        prices: { from: day(1, 1), until: day(31, 12), rates: [rate] },
        kinds: [{ name: 'School' }, { name: 'Feest', refusal }],
      }}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#slapen',
    '#prijzen',
    '#aanvraag',
    '#vrij',
  ]);
  expect(answers()[0]).toBe('Met hoeveel kunnen we slapen? 26 in huis, en nog 30 in tenten');
  expect(answers()[1]).toMatch(/€\s160 is het minste, alles erbij/);
  expect(answers()[2]).toMatch(/Nee wel: School/);
  const weekends = [/^11.december$/, /^18.december$/, /^25.december$/, 'Kijk zelf'];
  expect(weekends.map((name) => screen.getByText(name).parentElement?.hidden)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('a question without an answer is left out; a hall that is taken says so', () => {
  const { rerender } = render(<AtFirstSight built={built} hall={hall} />);
  expect(answers()).toEqual(['Met hoeveel kunnen we slapen? 26 in huis']);
  const always = [{ from: day(1, 1), until: { day: 1, month: 1, year: 2030 } }];
  rerender(<AtFirstSight built={built} hall={{ ...hall, taken: always }} />);
  expect(answers()[1]).toBe('Is er nog iets vrij? Nee geen weekend, zo ver de kalender gaat');
});

test('a hall without beds answers how many fit in, and what a part of a day costs', () => {
  const delen = [
    { naam: 'Avond', van: '18:00', tot: '01:00', prijs: 120 },
    { naam: 'Voormiddag', van: '09:00', tot: '12:00', prijs: 60 },
  ];
  const dayParts = { titel: 'Per dagdeel', delen, personen: 120 };
  const { rerender } = render(
    <AtFirstSight built={built} hall={{ ...hall, rooms: [] }} dayParts={dayParts} />,
  );
  expect(answers()).toEqual([
    'Hoeveel mensen kunnen erin? 120 hoogstens',
    expect.stringMatching(/^Wat kost een dagdeel\? €\s60 is het minste: voormiddag$/),
  ]);
  rerender(<AtFirstSight built={built} hall={hall} dayParts={dayParts} />);
  expect(answers()).toEqual(['Met hoeveel kunnen we slapen? 26 in huis']);
  const byPart = { parts: [{ name: 'Avond', from: '18:00', until: '01:00', price: 120 }], taken: [] };
  rerender(<AtFirstSight built={built} hall={{ ...hall, rooms: [], byPart }} dayParts={dayParts} />);
  expect(answers()[2]).toMatch(/^Is er nog iets vrij\? \d+\s\w+ (vrijdag|zaterdag|zondag), avond/);
});
