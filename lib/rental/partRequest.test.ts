/** @jest-environment node */
import fc from 'fast-check';
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { addDays } from '@/lib/dates/days';
import { hallOf } from './hall';
import { requestMessage } from './message';
import type { PartWishes } from './partRequest';
import { lineWords, problemWords } from './rentalWords';
import { answer, levelOf } from './request';

const hall = hallOf(exampleContent().rental);
const today = { day: 22, month: 11, year: 2026 };
const on = (day: number, month = 1, year = 2027) => ({ day, month, year });
const ask = (byPart: Partial<PartWishes>, kind: string | undefined = 'Jeugdbeweging') =>
  answer(hall, { inTents: 0, kind, byPart: { parts: [], day: on(24), people: 40, ...byPart } }, today);

const words = (byPart: Partial<PartWishes>) =>
  ask(byPart).problems.map((problem) => {
    const { title, text } = problemWords(problem, hall);
    return `${levelOf(problem)}: ${title} | ${text}`.replaceAll('\u00a0', ' ');
  });

test.each([
  [{ parts: ['Voormiddag'] }, 'good: Vrij | Zondag 24 januari: voormiddag.'],
  [
    { parts: ['Voormiddag', 'Avond'] },
    'no: Daar is al iemand | Zondag 24 januari is bezet: avond. Nog te huur: voormiddag.',
  ],
  [{}, 'first: Kies nog een dagdeel | Zondag 24 januari. Nog te huur: voormiddag.'],
  [{ day: on(20) }, 'first: Die dag is alles bezet | Kies een andere dag.'],
  [
    { day: on(13), hours: { from: '20:00', until: '22:00' } },
    'no: Daar is al iemand | Woensdag 13 januari is bezet: 20 tot 22 uur. Nog te huur: voormiddag en namiddag.',
  ],
  [
    { day: on(13), hours: { from: '21:00', until: '22:00' } },
    'good: Vrij | Woensdag 13 januari: 21 tot 22 uur.',
  ],
  [{ day: on(21, 11, 2026), parts: ['Avond'] }, 'no: Die dag is voorbij | Kies een dag die nog moet komen.'],
  [
    { day: on(3, 2, 2030), parts: ['Avond'] },
    'think: Zondag 3 februari: avond | Of het vrij is, zeggen we in ons antwoord.',
  ],
])('a request for %j is answered: %s', (byPart, expected) => {
  expect(words(byPart)[0]).toBe(expected);
});

test('hours that somebody sleeps there are taken, and so are the nights around hours that are taken', () => {
  expect(words({ day: on(5, 12, 2026), parts: ['Avond'] })[0]).toMatch(/^no: Daar is al iemand/);
  const nights = answer(hall, { from: on(23), until: on(25), sleepers: 20, inTents: 0 }, today);
  expect(nights.problems[0]?.type).toBe('taken');
});

test('more people than the hall holds are refused, as a kind that it does not take', () => {
  expect(words({ parts: ['Voormiddag'], people: 86 })).toContain(
    'no: Er kunnen 85 mensen in | Met meer mag het niet.',
  );
  expect(ask({ parts: ['Voormiddag'] }, 'Vrijgezellen').accepted).toBeUndefined();
  expect(ask({ parts: ['Voormiddag'], people: undefined }).accepted).toBeUndefined();
});

test('the sum is that of the parts, a whole day when that costs less, and of hours by their number', () => {
  const sum = (byPart: Partial<PartWishes>) => {
    const { lines = [], total } = ask({ day: on(14), ...byPart }).estimate ?? {};
    return [...lines.map((line) => lineWords(line, hall.name).replaceAll('\u00a0', ' ')), total];
  };
  expect(sum({ parts: ['Namiddag', 'Avond'] })).toEqual(['Namiddag', 'Avond', 155.5]);
  expect(sum({ parts: ['Voormiddag', 'Namiddag', 'Avond'] })).toEqual(['Een hele dag', 180]);
  expect(sum({ hours: { from: '19:00', until: '21:30' } })).toEqual(['2,5 uur × € 14,50', 36.25]);
});

test('the message says the day, the parts, how many and what it costs', () => {
  const { accepted, estimate } = ask({ parts: ['Voormiddag'] });
  const sender = { name: 'Sam', email: 'sam@post.example', phone: '' };
  const message =
    accepted && requestMessage(accepted, estimate, sender, { group: 'De Bende', hall: hall.name });
  expect(message?.subject).toBe('Aanvraag: 24 januari 2027, voormiddag');
  expect(message?.message).toContain(
    'Dag: zondag 24 januari 2027\nWanneer: voormiddag\nMet hoeveel: 40\nGroep: jeugdbeweging\n\nVolgens jullie site kost dat ongeveer € 45.\nIs het dan nog vrij?',
  );
});

test('random requests are never accepted on hours that somebody has, nor for a day that is past', () => {
  const names = hall.byPart?.parts.map(({ name }) => name) ?? [];
  fc.assert(
    fc.property(fc.integer({ min: -30, max: 500 }), fc.subarray(names), (ahead, parts) => {
      const day = addDays(today, ahead);
      const { accepted, estimate } = ask({ day, parts });
      const isWhole = names.every((name) => ask({ day, parts: [name] }).accepted !== undefined);
      if (ahead < 0 || parts.length === 0) expect(accepted).toBeUndefined();
      else if (isWhole) expect(accepted).toBeDefined();
      expect(estimate === undefined).toBe(accepted === undefined);
      expect(accepted !== undefined).toBe(
        ahead >= 0 && parts.length > 0 && parts.every((name) => ask({ day, parts: [name] }).accepted),
      );
    }),
  );
});
