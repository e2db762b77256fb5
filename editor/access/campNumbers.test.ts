/** @jest-environment node */
import { exampleContent, exampleTexts } from '@/e2e/groups/exampleGroup';
import { withoutCampSecrets } from '@/lib/content/check/campSecrets';
import { checkContent } from '@/lib/content/check/check';
import { withoutCampNumbers } from './campNumbers';

const text = exampleTexts('full')['bivak.yaml'] ?? '';
const [camp, after] = [
  { day: 10, month: 7, year: 2027 },
  { day: 1, month: 8, year: 2027 },
];
const secrets = /0400 00 00 2[78]|BE00 0000 0000 0001|Poelkamp ’t Paddenrijk\n/;

test('numbers, account and address are in the text of camp until two weeks after it', () => {
  expect(withoutCampNumbers(text, camp)).toBe(text);
  const late = withoutCampNumbers(text, after);
  expect(late).not.toMatch(secrets);
  expect(late.split('\n')).toHaveLength(text.split('\n').length);
});

test('without nummersTonen no number is anywhere, and the rest is', () => {
  const silent = text.replace('  nummersTonen: ja\n', '');
  expect(silent).not.toBe(text);
  expect(withoutCampNumbers(silent, camp)).not.toMatch(/0400/);
  expect(withoutCampNumbers(silent, camp)).toMatch(/BE00/);
  const { content } = checkContent({ ...exampleTexts('full'), 'bivak.yaml': silent });
  expect(JSON.stringify(content?.camp)).not.toMatch(/0400/);
  expect(content?.camp?.boekje?.leiding).toHaveLength(2);
});

test('the content of pages holds none of them two weeks after the return', () => {
  const content = exampleContent('full');
  expect(withoutCampSecrets(content, camp)).toBe(content);
  const late = JSON.stringify(withoutCampSecrets(content, after).camp);
  expect(late).not.toMatch(/0400|BE00|"adres"/);
  expect(late).toMatch(/slaapzak/);
});
