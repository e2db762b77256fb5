/** @jest-environment node */
import { shapeAt } from '@/lib/content/schemas/shape';
import { commitMessage, describeValue, draftChanges } from './changes';

const boys = `groepen:
  - naam: Ribbels
    leiding:
      - naam: Wout
      - naam: Jef
        foto: leiding/jef.jpg
`;
const camp = 'kamp:\n  van: 21 juli\n  tot: 31 juli\n';
const before = { 'leiding/jongens.yaml': boys, 'bivak.yaml': camp };
const lines = (after: Record<string, string>) =>
  draftChanges(before, { ...before, ...after }).map(({ where, what }) => `${where}: ${what}`);

test('without changes there are no lines', () => {
  expect(lines({})).toEqual([]);
  expect(lines({ 'bivak.yaml': `# een opmerking\n${camp}` })).toEqual([]);
});

test('a changed value is described with the former one, and the labels of its path', () => {
  expect(lines({ 'bivak.yaml': camp.replace('31 juli', '30 juli') })).toEqual([
    'Bivak › Het kamp › Laatste dag: ‘31 juli’ wordt ‘30 juli’',
  ]);
  expect(lines({ 'leiding/jongens.yaml': boys.replace('Wout', 'Woud') })).toEqual([
    'Jongensleiding › Groepen › Ribbels › Leiding › Wout › Naam: ‘Wout’ wordt ‘Woud’',
  ]);
});

test('an amount is described as people write it', () => {
  const site = (fee: string) => ({ 'site.yaml': `werking:\n  lidgeld: ${fee}\n` });
  expect(draftChanges(site('35'), site('37.5'))[0]?.what).toBe('‘35’ wordt ‘37,5’');
});

test('what is filled in for the first time was nothing, and what is emptied becomes nothing', () => {
  expect(
    lines({
      'leiding/jongens.yaml': boys.replace('naam: Wout', 'naam: Wout\n        foto: leiding/wout.jpg'),
    }),
  ).toEqual(['Jongensleiding › Groepen › Ribbels › Leiding › Wout › Foto: een foto erbij']);
  expect(lines({ 'leiding/jongens.yaml': boys.replace('        foto: leiding/jef.jpg\n', '') })).toEqual([
    'Jongensleiding › Groepen › Ribbels › Leiding › Jef › Foto: de foto is weg',
  ]);
});

test('the list of changes says which block was switched off or on', () => {
  const none = { 'site.yaml': 'naam: De Klaproos\n' };
  const off = (...names: string[]) => ({
    'site.yaml': `${none['site.yaml']}zonder:\n${names.map((name) => `  - ${name}\n`).join('')}`,
  });
  const between = (...[one, other]: Parameters<typeof draftChanges>) =>
    draftChanges(one, other).map(({ where, what }) => `${where} ${what}`);
  expect(between(none, off('verhuur'))).toEqual(['Wat jullie hebben ‘Lokaal te huur’ staat uit']);
  expect(between(off('verhuur'), off('verhuur', 'steun'))).toEqual([
    'Wat jullie hebben ‘Steun ons’ staat uit',
  ]);
  expect(between(off('verhuur', 'steun'), off('steun'))).toEqual([
    'Wat jullie hebben ‘Lokaal te huur’ staat weer aan',
  ]);
  expect(between(off('verhuur'), none)).toEqual(['Wat jullie hebben ‘Lokaal te huur’ staat weer aan']);
});

test('of a long text the changed part is described', () => {
  const long =
    'kop: In het bos leren we een vuur maken, een knoop leggen en voor elkaar zorgen, elke zondag opnieuw en met plezier\n';
  const lines = draftChanges(
    { 'bivak.yaml': long },
    { 'bivak.yaml': long.replace('elke zondag', 'elke zaterdag') },
  );
  expect(lines[0]?.what).toBe(
    '‘…elkaar zorgen, elke zondag opnieuw en met plezier’ wordt ‘…elkaar zorgen, elke zaterdag opnieuw en met plezier’',
  );
});

test('in a list: new, removed and moved items', () => {
  expect(lines({ 'leiding/jongens.yaml': `${boys}      - naam: Nel\n` })).toEqual([
    'Jongensleiding › Groepen › Ribbels › Leiding: ‘Nel’ is nieuw',
  ]);
  expect(lines({ 'leiding/jongens.yaml': boys.replace('      - naam: Wout\n', '') })).toEqual([
    'Jongensleiding › Groepen › Ribbels › Leiding: ‘Wout’ is weg',
  ]);
  expect(
    lines({ 'leiding/jongens.yaml': `${boys.replace('      - naam: Wout\n', '')}      - naam: Wout\n` }),
  ).toEqual(['Jongensleiding › Groepen › Ribbels › Leiding: ‘Wout’ staat nu op plaats 2']);
});

test('a commit message has the pages in its subject, and all changes below it', () => {
  const changes = draftChanges(before, { ...before, 'bivak.yaml': camp.replace('31', '30') });
  expect(commitMessage(changes, { added: ['content/fotos/leiding/nel.jpg'] })).toBe(
    [
      'Bivak: 2 wijzigingen',
      '',
      '- Bivak › Het kamp › Laatste dag: ‘31 juli’ wordt ‘30 juli’',
      '- Nieuw bestand: content/fotos/leiding/nel.jpg',
    ].join('\n'),
  );
  expect(commitMessage([], { added: ['public/documents/2026/cm-jongens.pdf'] })).toMatch(
    /^Foto’s en papieren: 1 wijziging\n/,
  );
});

test('a list is described by its items, not by its notation', () => {
  const list = shapeAt('documents', ['bivak', 0, 'volgt']);
  expect(describeValue(['CM'], list)).toBe('‘CM’');
  expect(describeValue(['CM', 'VNZ', 'LM'], list)).toBe('‘CM’, ‘VNZ’ en ‘LM’');
  expect(describeValue(['CM', 'VNZ', 'LM', 'OZ'], list)).toBe('‘CM’, ‘VNZ’ en nog 2');
  expect(describeValue([], list)).toBe('niets');
  expect(describeValue([{ naam: 'Fuif' }], shapeAt('calendar', ['evenementen']))).toBe('‘Fuif’');
});
