/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { isOffered, isOnFreePages, waitsForConsent } from './publicRepository';

const texts = { ...exampleTexts('full') };

test('the free pages of the code host are public, another host says nothing', () => {
  expect(isOnFreePages('chirosintjan.github.io')).toBe(true);
  expect(isOnFreePages('www.chirosintjan.test')).toBe(false);
});

test.each([
  ['wie', { file: 'rental', path: ['bezet', 'periodes', 99, 'wie'] }],
  ['bekendOp', { file: 'leaders', path: ['bekendOp'] }],
  ['geheimTot', { file: 'programme', path: ['programma', 99, 'geheimTot'] }],
] as const)('in a public repository %s is not offered, elsewhere it is', (_, place) => {
  expect(isOffered(texts, place, true)).toBe(false);
  expect(isOffered(texts, place, false)).toBe(true);
});

test('what is filled in already can be taken away', () => {
  expect(isOffered(texts, { file: 'boys', path: ['bekendOp'] }, true)).toBe(true);
});

test('a photo of a leader waits for consent in a public repository alone', () => {
  const photo = { file: 'leaders', path: ['groepen', 0, 'leiding', 0, 'foto'] } as const;
  const text = (consent: string) => ({
    'leiding/leiding.yaml': `groepen:\n  - leiding:\n      - naam: Bo\n${consent}`,
  });
  expect(waitsForConsent(text(''), photo, true)).toBe(true);
  expect(waitsForConsent(text('        toestemming: ja\n'), photo, true)).toBe(false);
  expect(waitsForConsent(text(''), photo, false)).toBe(false);
});
