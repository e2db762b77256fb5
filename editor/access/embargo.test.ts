/** @jest-environment node */
import { embargoedName, withoutEmbargoed } from './embargo';

const file = (day: string) => `kop: De leiding
${day}groepen:
  - naam: Stuurvrouwen
    leiding:
      - naam: Mila
      - naam: "Zoë"
        foto: leiding/zoe.jpg
        toestemming: ja
`;
const eve = { year: 2026, month: 9, day: 26 };
const day = { year: 2026, month: 9, day: 27 };

test('until their date embargoed leaders are not in the text; lines and list lengths are unchanged', () => {
  const secret = file('bekendOp: 27 september 2026\n');
  const text = withoutEmbargoed(secret, eve);
  expect(text).not.toMatch(/Mila|Zoë|zoe/);
  expect(text).toContain('- naam: Stuurvrouwen');
  expect(text.split(embargoedName)).toHaveLength(3);
  expect(text.split('\n')).toHaveLength(secret.split('\n').length);
});

test.each([
  ['on that day', 'bekendOp: 27 september 2026\n'],
  ['without such a day', ''],
])('%s the file is what it is', (_when, line) => {
  expect(withoutEmbargoed(file(line), day)).toBe(file(line));
});

test('a date that cannot be read is an embargo', () => {
  expect(withoutEmbargoed(file('bekendOp: binnenkort\n'), day)).not.toContain('Mila');
});
