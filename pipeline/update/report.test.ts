/** @jest-environment node */
import { updatedText } from './report';
import { isSamePackage, repositoryOf, withRepository } from './repository';
import type { Updated } from './update';

const updated: Updated = {
  from: '1.0.0',
  to: '2.0.0',
  news: [
    {
      version: '2.0.0',
      date: '1 mei 2027',
      parents: ['Een **programma**, zie [de pagina](/programma).'],
      todo: ['Vervang `publish.yml`.'],
      better: ['Sneller.'],
    },
  ],
  lines: [],
  remarks: [],
  workflows: [],
  hasNewDeploy: false,
};

test('a leader reads what is new, and that no word changed', () => {
  expect(
    updatedText(updated),
  ).toBe(`Jullie site heeft nu versie 2.0.0. Ze had 1.0.0. Alles staat in één commit; git revert HEAD maakt het ongedaan.

Versie 2.0.0 – 1 mei 2027
  Wat zien ouders?
    - Een programma, zie de pagina.
  Wat moet jij doen?
    - Vervang publish.yml.
  Wat is beter?
    - Sneller.

Aan jullie woorden is niets veranderd.

Bekijk de site met npm start, en zet ze online zoals altijd.`);
});

test('migrated lines, remarks, workflows to replace and a new program that publishes are named', () => {
  const text = updatedText({
    ...updated,
    lines: [{ file: 'content/site.yaml', before: ['lidgeld: 40'], after: ['bijdrage: 40'] }],
    remarks: [{ file: 'content/site.yaml', field: 'bijdrage', advice: 'kijk het na' }],
    workflows: ['.github/workflows/publish.yml'],
    hasNewDeploy: true,
  });
  expect(text).toContain('  content/site.yaml\n    - lidgeld: 40\n    + bijdrage: 40\n');
  expect(text).toContain('content/site.yaml, veld bijdrage\n  doe dit:   kijk het na');
  expect(text).toMatch(
    /zelf doen.*\n {2}\.github\/workflows\/publish\.yml\nDe nieuwe staan in \.cache\/nieuwe-workflows\./,
  );
  expect(text).toContain('tot dan publiceert het vorige verder');
});

test.each([
  ['https://host.example/wij/site.git', 'https://host.example/wij/site.git'],
  [{ type: 'git', url: 'git+https://host.example/wij/site.git' }, 'https://host.example/wij/site.git'],
  ['github:wij/site', 'https://github.com/wij/site'],
  ['wij/site', 'https://github.com/wij/site'],
  [undefined, undefined],
])('the repository %j of package.json is at %s', (repository, address) => {
  expect(repositoryOf(JSON.stringify({ name: 'site', repository }))).toBe(address);
});

test('a repository that a group filled in is no other package, and goes along when the new one has none', () => {
  const [own, before] = [
    '{"name":"a","repository":"wij/site","type":"module"}',
    '{"name":"a","type":"module"}',
  ];
  expect(isSamePackage(own, before)).toBe(true);
  expect(isSamePackage(own, '{"name":"b"}')).toBe(false);
  expect(JSON.parse(withRepository('{"name":"b"}', own))).toEqual({ name: 'b', repository: 'wij/site' });
  const named = '{"name":"b","repository":"het/programma"}';
  expect(withRepository(named, own)).toBe(named);
});
