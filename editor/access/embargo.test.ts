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

test('until their day nothing tells who leads; every line and every place stays', () => {
  const secret = file('bekendOp: 27 september 2026\n');
  const told = withoutEmbargoed(secret, eve);
  expect(told).not.toMatch(/Mila|Zoë|zoe/);
  expect(told).toContain('- naam: Stuurvrouwen');
  expect(told.split(embargoedName)).toHaveLength(3);
  expect(told.split('\n')).toHaveLength(secret.split('\n').length);
});

test.each([
  ['on that day', 'bekendOp: 27 september 2026\n'],
  ['without such a day', ''],
])('%s the file is what it is', (_when, line) => {
  expect(withoutEmbargoed(file(line), day)).toBe(file(line));
});

test('a day that cannot be read keeps the secret', () => {
  expect(withoutEmbargoed(file('bekendOp: binnenkort\n'), day)).not.toContain('Mila');
});
