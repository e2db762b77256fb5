/** @jest-environment node */

import { withPlainSpaces } from '@/lib/text/words';
import { requestMessage } from './message';
import { takenWords, weekendWords } from './monthWords';
import {
  awaitedWords,
  lineWords,
  nearWords,
  nightsInWords,
  problemWords,
  seasonWords,
  stayDays,
  stayWords,
} from './rentalWords';
import type { RequestProblem } from './request';

const on = (day: number, month: number, year = 2027) => ({ day, month, year });

test('a stay names its days, and the month and year once where they are the same', () => {
  expect(withPlainSpaces(stayWords({ from: on(28, 5), until: on(30, 5) }))).toBe(
    'vrijdag 28 tot zondag 30 mei 2027',
  );
  expect(withPlainSpaces(stayWords({ from: on(27, 3), until: on(3, 4) }))).toBe(
    'zaterdag 27 maart tot zaterdag 3 april 2027',
  );
  expect(withPlainSpaces(stayDays({ from: on(28, 12), until: on(2, 1, 2028) }))).toBe(
    '28 december 2027 tot 2 januari 2028',
  );
});

test('a month lists its taken days', () => {
  expect(withPlainSpaces(takenWords([]))).toBe('Helemaal vrij');
  expect(
    withPlainSpaces(
      takenWords([
        { from: on(4, 12), until: on(6, 12) },
        { from: on(11, 12), until: on(13, 12) },
        { from: on(26, 12), until: on(2, 1, 2028) },
      ]),
    ),
  ).toBe('Bezet van 4 tot 6, 11 tot 13 en 26 tot 2 jan');
  expect(withPlainSpaces(takenWords([{ from: on(26, 2), until: on(1, 3) }]))).toBe('Bezet van 26 tot 1 mrt');
  expect([0, 1, 3].map(weekendWords)).toEqual(['geen weekend vrij', '1 weekend vrij', '3 weekends vrij']);
});

test.each([
  [on(1, 9), on(30, 6), 'september tot juni'],
  [on(1, 7), on(31, 8), 'juli en augustus'],
  [on(1, 2), on(29, 2), 'februari'],
  [on(1, 2), on(28, 2), '1 tot 28 februari'],
  [on(15, 7), on(10, 8), '15 juli tot 10 augustus'],
  [on(1, 1), on(31, 12), 'het hele jaar'],
  [on(1, 9), on(31, 8), 'het hele jaar'],
])('a season in words', (from, until, words) => {
  expect(withPlainSpaces(seasonWords({ from, until }))).toBe(words);
});

test('nights and lines of the sum have a singular', () => {
  expect([1, 2, 13].map(nightsInWords)).toEqual(['één nacht', 'twee nachten', '13 nachten']);
  const line = { of: 'persons', count: 40, nights: 2, price: 5.5, amount: 440 } as const;
  expect(withPlainSpaces(lineWords(line, 'het heem'))).toBe('40 in huis × 2 nachten × € 5,50');
  expect(
    withPlainSpaces(lineWords({ ...line, of: 'energy', count: 1, nights: 1, price: 20 }, 'het heem')),
  ).toBe('energie, 1 nacht × € 20');
  expect(withPlainSpaces(lineWords({ ...line, of: 'hall', count: 1 }, 'het heem'))).toBe(
    'het heem, 2 nachten × € 5,50',
  );
});

describe('the answer', () => {
  const hall = { rooms: [40], kinds: [], hours: { leaving: '11:00', arrival: '14:00' } };
  const wordsOf = (problem: Parameters<typeof problemWords>[0]) => {
    const { title, text } = problemWords(problem, hall);
    return withPlainSpaces(`${title} – ${text}${nearWords(problem)}`);
  };
  const rate = { name: 'Weekend', from: on(1, 9), until: on(30, 6), leastNights: 2 };

  test('names the other group’s days and the free ones nearby', () => {
    expect(
      wordsOf({
        type: 'taken',
        by: { from: on(14, 5), until: on(17, 5) },
        near: [
          { from: on(21, 5), until: on(23, 5) },
          { from: on(28, 5), until: on(30, 5) },
        ],
      }),
    ).toBe(
      'Die nachten zijn al bezet – Van vrijdag 14 tot maandag 17 mei 2027 is er een andere groep. Vlakbij vrij: 21 tot 23 mei of 28 tot 30 mei.',
    );
    expect(
      wordsOf({
        type: 'taken',
        by: { from: on(30, 12), until: on(2, 1, 2028) },
        near: [{ from: on(6, 1, 2028), until: on(9, 1, 2028) }],
      }),
    ).toMatch(/Vlakbij vrij: 6 tot 9 januari 2028\.$/);
  });

  test('has the rule of a season with a minimum stay, or the number of nights', () => {
    expect(wordsOf({ type: 'tooShort', nights: 1, rate })).toBe(
      'Eén nacht is te kort – Van september tot juni blijf je minstens twee nachten.',
    );
    const camp = {
      ...rate,
      from: on(1, 7),
      until: on(31, 8),
      leastNights: 5,
      rule: 'In de zomer verhuren we aan kampen',
    };
    expect(wordsOf({ type: 'tooShort', nights: 3, rate: camp })).toBe(
      'In de zomer verhuren we aan kampen – In juli en augustus blijf je minstens vijf nachten.',
    );
    expect(
      wordsOf({ type: 'tooShort', nights: 1, rate: { ...rate, from: on(1, 1), until: on(31, 12) } }),
    ).toBe('Eén nacht is te kort – Bij ons blijf je minstens twee nachten.');
  });

  test('does not say that days are free which nobody keeps up yet', () => {
    expect(wordsOf({ type: 'far', stay: { from: on(1, 2, 2030), until: on(3, 2, 2030) } })).toBe(
      'Zo ver weten we het nog niet – Van vrijdag 1 tot zondag 3 februari 2030. Vraag het gerust: of het vrij is, zeggen we in ons antwoord.',
    );
  });

  test('has the hours of a changeover day', () => {
    expect(wordsOf({ type: 'leaves', day: on(10, 4) })).toBe(
      'Op 10 april vertrekt er een groep – Dat kan: zij zijn weg om 11 uur, jullie zijn welkom vanaf 14 uur.',
    );
  });

  test('sends to the tents who have no bed', () => {
    expect(wordsOf({ type: 'tooManyInHall', sleepers: 46, beds: 40, over: 6, canCamp: true })).toBe(
      '46 slapers? We hebben 40 bedden – Zes van jullie in een tent: dat mag. Zet 6 bij de tenten.',
    );
  });
});

test('a message holds the whole request, with plain spaces', () => {
  const { subject, message, ...sender } = requestMessage(
    { stay: { from: on(28, 5), until: on(30, 5) }, sleepers: 46, inTents: 6, kind: 'Jeugdgroep' },
    { lines: [], total: 516, deposit: 300 },
    { name: 'Sam Voorbeeld', email: 'sam@post.example', phone: '0400 00 00 09' },
    { group: 'De Bende', hall: 'het lokaal' },
  );
  expect(sender).toEqual({ name: 'Sam Voorbeeld', email: 'sam@post.example' });
  expect(subject).toBe('Aanvraag: 28 tot 30 mei 2027, 46 slapers');
  expect(message).toBe(`Dag De Bende,

Graag huurden we jullie lokaal.

Aankomst: vrijdag 28 mei 2027
Vertrek: zondag 30 mei 2027 (2 nachten)
Slapers: 46, waarvan 6 in tenten
Groep: jeugdgroep

Volgens jullie site kost dat ongeveer € 516, en € 300 waarborg.
Is dat weekend nog vrij?

Groeten,
Sam Voorbeeld
sam@post.example, 0400 00 00 09`);
});

test.each<[RequestProblem['type'][], string]>([
  [[], 'Kies eerst nachten die vrij zijn, dan rekenen we het voor je uit.'],
  [['taken'], 'Kies eerst nachten die vrij zijn, dan rekenen we het voor je uit.'],
  [['free'], 'Kies eerst met hoeveel jullie komen, dan rekenen we het voor je uit.'],
  [['unknown', 'tooManyInHall'], 'Kies eerst met hoeveel jullie komen, dan rekenen we het voor je uit.'],
  [['free', 'noPrice', 'fits'], 'Voor die dagen staat de prijs in ons antwoord.'],
])('an estimate that %s keeps away says what it waits for', (types, words) => {
  expect(awaitedWords(types.map((type) => ({ type }) as RequestProblem))).toBe(words);
});
