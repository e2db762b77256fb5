/** @jest-environment node */
import { withPlainSpaces } from '@/lib/text/words';
import { type OwnMeeting, rhythmOf } from './groups';
import { ownLines, rhythmLine } from './meetingWords';

const everybody = { dag: 'zondag', van: '14:00', tot: '17:00' } as const;
const line = (own: OwnMeeting = {}) => withPlainSpaces(rhythmLine(rhythmOf(everybody, own)));

test('a rhythm reads as people say it', () => {
  expect(line()).toBe('elke zondag, 14 tot 17 uur');
  expect(line({ dag: 'zaterdag', van: '10:00', tot: '12:00', waar: 'Scoutsbos' })).toBe(
    'elke zaterdag, 10 tot 12 uur, Scoutsbos',
  );
  expect(line({ dag: 'woensdag', ookOp: ['zaterdag'] })).toBe('elke woensdag en zaterdag, 14 tot 17 uur');
  expect(line({ dag: 'woensdag', ookOp: ['woensdag'] })).toBe('elke woensdag, 14 tot 17 uur');
  expect(line({ dag: 'zaterdag', elke: '2 weken' })).toBe('om de twee weken op zaterdag, 14 tot 17 uur');
  expect(line({ dag: 'vrijdag', elke: 'laatste van de maand', van: '20:00', tot: '22:30' })).toBe(
    'elke laatste vrijdag van de maand, 20 tot 22.30 uur',
  );
});

test('age groups with the same rhythm share a line, and those with that of everybody have none', () => {
  const group = (fullName: string, own?: OwnMeeting) => ({
    fullName,
    rhythm: rhythmOf(everybody, own),
    hasOwnRhythm: own !== undefined,
  });
  const saturday = { dag: 'zaterdag' } as const;
  const lines = ownLines([group('Ribbels'), group('Kapoenen', saturday), group('Welpen', saturday)]);
  expect(lines.map(withPlainSpaces)).toEqual(['Kapoenen en Welpen: elke zaterdag, 14 tot 17 uur']);
});
