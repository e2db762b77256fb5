/** @jest-environment node */

import { valueIn } from '@/editor/document/document';
import { draftChanges } from '@/editor/drafts/changes';
import type { Draft } from '@/editor/drafts/drafts';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { type Conflict, merged, withChange, withChangesSince, withOurs, withoutChange } from './merge';

const boys = `# De leiding.
groepen:
  - naam: Ribbels
    leiding:
      - naam: Wout
        foto: leiding/wout.jpg
      - naam: Jef
      - naam: Arne
`;
const camp = 'kamp:\n  van: 21 juli\n  tot: 31 juli\n  duur: Tien dagen\n';
const base = { 'leiding/jongens.yaml': boys, 'bivak.yaml': camp };
const boysFile = 'leiding/jongens.yaml';

test('what two people did to different files, fields and lines is together, also on lines that touch', () => {
  const ours = { ...base, 'bivak.yaml': camp.replace('21 juli', '20 juli') };
  const theirs = {
    [boysFile]: boys.replace('Arne', 'Arno'),
    'bivak.yaml': camp.replace('31 juli', '30 juli'),
  };
  expect(merged({ ours, base, theirs })).toEqual({
    texts: { [boysFile]: theirs[boysFile], 'bivak.yaml': camp.replace('21', '20').replace('31', '30') },
    conflicts: [],
  });
});

test('the same field: the conflict has both sides, and neither is lost', () => {
  const ours = { ...base, 'bivak.yaml': camp.replace('31 juli', '29 juli').replace('Tien', 'Negen') };
  const theirs = { ...base, 'bivak.yaml': camp.replace('31 juli', '30 juli') };
  const { texts, conflicts } = merged({ ours, base, theirs });
  expect(conflicts).toMatchObject([
    {
      file: 'camp',
      path: ['kamp', 'tot'],
      where: 'Bivak › Het kamp › Laatste dag',
      ours: '‘29 juli’',
      theirs: '‘30 juli’',
    },
  ]);
  expect(texts['bivak.yaml']).toBe(camp.replace('31 juli', '30 juli').replace('Tien', 'Negen'));
  expect(withOurs(texts, conflicts)['bivak.yaml']).toBe(ours['bivak.yaml']);
  expect(withOurs(texts, [])).toEqual(texts);
});

test('a long text that both changed is shown as a whole, to choose by', () => {
  const long =
    'In het bos leren we een vuur maken, een knoop leggen en voor elkaar zorgen, elke zondag opnieuw';
  const kamp = (duur: string) => ({ ...base, 'bivak.yaml': camp.replace('Tien dagen', duur) });
  const { conflicts } = merged({ ours: kamp(`${long}.`), base, theirs: kamp(`${long}!`) });
  expect(conflicts).toMatchObject([{ ours: `‘${long}.’`, theirs: `‘${long}!’` }]);
});

test('each change is undone by itself, and leaves the others', () => {
  const texts = {
    [boysFile]: `${boys.replace('      - naam: Jef\n      - naam: Arne', '      - naam: Arne\n      - naam: Jef')}      - naam: Nel\n`,
    'bivak.yaml': camp.replace('31 juli', '30 juli').replace('Tien', 'Negen'),
  };
  const own = draftOn(base, texts, { changedAt: 1 });
  const linesOf = (draft: Draft) => draftChanges(base, draft.texts).map(({ what }) => what);
  const all = draftChanges(base, texts);
  expect(all.map(({ what }) => what)).toEqual([
    '‘Jef’ staat nu op plaats 3',
    '‘Nel’ is nieuw',
    '‘31 juli’ wordt ‘30 juli’',
    '‘Tien dagen’ wordt ‘Negen dagen’',
  ]);
  for (const [index, change] of all.entries()) {
    const left = withoutChange(own, change, 2);
    expect(linesOf(left)).toEqual(linesOf(own).toSpliced(index, 1));
    expect(left.changedAt).toBe(2);
  }
  const asBefore = { ...own, texts: base };
  expect(
    linesOf(all.slice(1, 2).reduce((draft, change) => withChange(draft, change, 2), asBefore as Draft)),
  ).toEqual(['‘Nel’ is nieuw']);
  expect(all.reduce((draft, change) => withoutChange(draft, change, 2), own as Draft).texts).toEqual(base);
});

test('both put somebody at the same place of a list: both are there', () => {
  const ours = { ...base, [boysFile]: `${boys}      - naam: Nel\n` };
  const theirs = { ...base, [boysFile]: `${boys}      - naam: Tuur\n` };
  const { texts, conflicts } = merged({ ours, base, theirs });
  expect(conflicts).toEqual([]);
  expect(texts[boysFile]).toBe(`${boys}      - naam: Tuur\n      - naam: Nel\n`);
});

test('one removes a leader whom the other changed: a conflict about that leader', () => {
  const ours = { ...base, [boysFile]: boys.replace('      - naam: Jef\n', '') };
  const theirs = { ...base, [boysFile]: boys.replace('Jef', 'Jeff') };
  const { texts, conflicts } = merged({ ours, base, theirs });
  expect(conflicts).toMatchObject([
    { path: ['groepen', 0, 'leiding', 1], ours: 'niet in de lijst', theirs: '‘Jeff’' },
  ]);
  expect(texts[boysFile]).toContain('Jeff');
  expect(withOurs(texts, conflicts)[boysFile]).toBe(ours[boysFile]);
});

describe('leaders of two groups', () => {
  const leader = (naam: string, foto?: string, hasConsent = foto !== undefined) =>
    `      - naam: ${naam}\n${foto ? `        foto: ${foto}.jpg\n` : ''}${hasConsent ? '        toestemming: ja\n' : ''}`;
  const groups = (...lists: string[][]) =>
    `groepen:\n${lists.map((list, index) => `  - naam: ${index === 0 ? 'Ribbels' : 'Toppers'}\n    leiding:${list.length > 0 ? '\n' : ' []\n'}${list.join('')}`).join('')}`;
  const [wout, jef, arne, tuur] = [
    leader('Wout', 'w'),
    leader('Jef', 'j'),
    leader('Arne'),
    leader('Tuur', 't'),
  ] as const;
  const before = groups([wout, jef, arne], [tuur]);
  const both = (ours: string, theirs: string, was = before) => {
    const { texts, conflicts } = merged({
      ours: { [boysFile]: ours },
      base: { [boysFile]: was },
      theirs: { [boysFile]: theirs },
    });
    const made = (mineToo: readonly Conflict[]) => withOurs(texts, mineToo)[boysFile];
    return { text: texts[boysFile], withOurs: made(conflicts), conflicts };
  };

  test('one is moved by both: there once', () => {
    const { text, conflicts } = both(groups([wout, arne], [tuur, jef]), groups([wout, arne], [jef, tuur]));
    expect(conflicts).toEqual([]);
    expect(text).toBe(groups([wout, arne], [jef, tuur]));
  });

  test('one is moved by ours and removed by theirs: a choice', () => {
    const ours = groups([wout, arne], [tuur, jef]);
    const theirs = groups([wout, arne], [tuur]);
    const { text, withOurs: chosen, conflicts } = both(ours, theirs);
    expect(conflicts).toMatchObject([
      { where: 'Jongensleiding › Groepen › Toppers › Leiding › Jef', theirs: 'niet in de lijst' },
    ]);
    expect([text, chosen]).toEqual([theirs, ours]);
  });

  test('one is moved to another group by each: a choice', () => {
    const three = (...lists: string[][]) => groups(...lists).replace(/Toppers(?![\s\S]*Toppers)/, 'Kaspi’s');
    const ours = three([wout, arne], [tuur, jef], []);
    const theirs = three([wout, arne], [tuur], [jef]);
    const { text, withOurs: chosen, conflicts } = both(ours, theirs, three([wout, jef, arne], [tuur], []));
    expect(conflicts).toMatchObject([
      {
        ours: '‘Jef’, Jongensleiding › Groepen › Toppers › Leiding',
        theirs: '‘Jef’, Jongensleiding › Groepen › Kaspi’s › Leiding',
      },
    ]);
    expect([text, chosen]).toEqual([theirs, ours]);
  });

  test('changes to a leader follow to the group where the other side moved them', () => {
    const { text, conflicts } = both(
      groups([wout, leader('Jeff', 'j', false), arne], [tuur]),
      groups([wout, arne], [jef, tuur]),
    );
    expect(conflicts).toEqual([]);
    expect(text).toBe(groups([wout, arne], [leader('Jeff', 'j', false), tuur]));
  });

  test('consent for one photo is not consent for the photo that the other side chose', () => {
    const was = groups([leader('Wout', 'w', false)]);
    const { text, conflicts } = both(groups([wout]), groups([leader('Wout', 'nieuw', false)]), was);
    expect(conflicts).toEqual([]);
    expect(text).toBe(groups([leader('Wout', 'nieuw', false)]));
  });

  test('consent for a leader is not consent for another at the same index', () => {
    const was = groups([leader('Jef', 'j', false)]);
    const { text, conflicts } = both(groups([leader('Nel', 'n', false)]), groups([jef]), was);
    expect(conflicts).toMatchObject([{ ours: 'niet in de lijst' }]);
    expect(text).not.toMatch(/n\.jpg\n +toestemming/);
  });

  test('both give one name, to two leaders: a choice between those', () => {
    const {
      text,
      withOurs: chosen,
      conflicts,
    } = both(before.replace('Arne', 'Nel'), groups([wout, jef, arne], [tuur, leader('Nel', 'n')]));
    expect(conflicts).toHaveLength(1);
    expect([text, chosen].map((made) => made?.match(/Nel/g))).toEqual([['Nel'], ['Nel']]);
  });

  test('both put a list in another order: a choice; one of them, and somebody new: together', () => {
    const ours = groups([jef, wout, arne], [tuur]);
    const theirs = groups([wout, arne, jef], [tuur]);
    const { text, withOurs: chosen, conflicts } = both(ours, theirs);
    expect(conflicts).toMatchObject([{ ours: 'Jef, Wout, Arne', theirs: 'Wout, Arne, Jef' }]);
    expect([text, chosen]).toEqual([theirs, ours]);
    const more = both(groups([wout, leader('Nel'), jef, arne], [tuur]), theirs);
    expect(more.conflicts).toEqual([]);
    expect(more.text).toBe(groups([wout, leader('Nel'), arne, jef], [tuur]));
  });

  test('one removes a group while the other changes somebody in it: one choice, of the whole group', () => {
    const ours = groups([wout, jef, arne]);
    const theirs = before.replace('Tuur', 'Tuurke');
    const { text, withOurs: chosen, conflicts } = both(ours, theirs);
    expect(conflicts).toHaveLength(1);
    expect([text, chosen]).toEqual([theirs, ours]);
  });

  test('two of one name, of whom one is removed: the other stays as the other person changed them', () => {
    const [one, other] = [leader('Tibo', 'a'), leader('Tibo', 'b', false)];
    const changed = leader('Tibo', 'b');
    const { text, conflicts } = both(groups([other]), groups([one, changed]), groups([one, other]));
    expect(conflicts).toEqual([]);
    expect(text).toBe(groups([changed]));
  });
});

test('an event of the same name on another day is another event', () => {
  const event = (day: string, text: string) => `  - naam: Fuif\n    datum: ${day}\n    tekst: ${text}\n`;
  const file = (...events: string[]) => ({ 'kalender.yaml': `evenementen:\n${events.join('')}` });
  const [first, second] = [event('1 mei 2027', 'Dansen'), event('8 mei 2027', 'Zingen')];
  const { texts, conflicts } = merged({
    ours: file(second),
    base: file(first, second),
    theirs: file(first, event('8 mei 2027', 'Springen')),
  });
  expect(conflicts).toEqual([]);
  expect(texts).toEqual(file(event('8 mei 2027', 'Springen')));
});

test('only changed lines change in a file with the line ends of Windows', () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  const theirs = windows(camp.replace('31 juli', '30 juli')).replace('Tien dagen\r', 'Tien dagen');
  const { texts } = merged({
    ours: { 'bivak.yaml': windows(camp.replace('21 juli', '20 juli')) },
    base: { 'bivak.yaml': windows(camp) },
    theirs: { 'bivak.yaml': theirs },
  });
  expect(texts['bivak.yaml']).toBe(theirs.replace('21 juli', '20 juli'));
});

test('where lines of both make no good text, fields are the choice', () => {
  const photo = (place: string) => boys.replace(place, `${place}\n        toestemming: ja`);
  const ours = { ...base, [boysFile]: photo('      - naam: Wout') };
  const theirs = { ...base, [boysFile]: photo('        foto: leiding/wout.jpg') };
  const { texts } = merged({ ours, base, theirs });
  expect(texts[boysFile]?.match(/toestemming/g)).toHaveLength(1);
});

test('changes to public texts are merged into the complete text, with its comments and private fields', () => {
  const full = `# Verhuur.
bezet:
  periodes:
    # eerst betalen
    - van: 1 mei 2027
      tot: 3 mei 2027
      wie: Chiro
    - van: 8 mei 2027
      tot: 9 mei 2027 # nog bellen
      wie: Familie Peeters
`;
  const online = full.replace(/ *#.*/g, '').replace(/wie: .*/g, 'wie:');
  const ours = online
    .replace('9 mei 2027', '10 mei 2027')
    .replace(/ {4}- van: 1 mei[\s\S]*?wie:\n/, '')
    .concat('    - van: 1 juni 2027\n      tot: 3 juni 2027\n');
  const { texts, conflicts } = merged({
    ours: { 'verhuur.yaml': ours },
    base: { 'verhuur.yaml': online },
    theirs: { 'verhuur.yaml': full.replace('Familie', 'Bende') },
    isWithoutPrivateFields: true,
  });
  // the new period may be the removed one
  expect(conflicts).toMatchObject([
    { ours: 'niet in de lijst', theirs: '‘1 mei 2027’, Vertrekken op: ‘3 mei 2027’, Wie er komt: ‘Chiro’' },
  ]);
  expect(withOurs(texts, conflicts)['verhuur.yaml']).toBe(`# Verhuur.
bezet:
  periodes:
    # eerst betalen
    - van: 8 mei 2027
      tot: 10 mei 2027 # nog bellen
      wie: Bende Peeters
    - van: 1 juni 2027
      tot: 3 juni 2027
`);
});

describe('what changed since', () => {
  const photo = (first: number) => ({ bytes: new Uint8Array([first]), type: 'image/jpeg' });
  const draft = (text: string, files: Draft['files'] = {}) =>
    draftOn(base, { 'bivak.yaml': text }, { files, changedAt: 1 });

  test('while a draft was being published is in what comes of that, with its photo', () => {
    const sent = draft(camp.replace('31 juli', '30 juli'), { old: photo(1) });
    const later = {
      ...sent,
      texts: { ...sent.texts, [boysFile]: boys.replace('Wout', 'Woud') },
      changedAt: 9,
    };
    const published: Draft = {
      ...draft(camp.replace('31 juli', '30 juli').replace('21 juli', '20 juli')),
      base: { commit: 'b', texts: {}, isWithoutPrivateFields: false },
    };
    const withPhoto = { ...later, files: { ...sent.files, nieuw: photo(2) } };
    expect(withChangesSince(published, sent, withPhoto)).toEqual({
      ...published,
      texts: { ...published.texts, [boysFile]: boys.replace('Wout', 'Woud') },
      files: { nieuw: photo(2) },
      changedAt: 9,
    });
  });

  test('is nothing when nothing did', () => {
    const [sent, published] = [draft(camp, { old: photo(1) }), draft('kamp:\n  van: 1 juli\n')];
    expect(withChangesSince(published, sent, { ...sent, sent: { old: 'abc' } })).toBe(published);
  });

  test('is undone alone: later changes stay', () => {
    const before = draft(camp, { nel: photo(1) });
    const after = {
      ...before,
      texts: { ...before.texts, [boysFile]: boys.replace('      - naam: Jef\n', '') },
    };
    const now = { ...after, texts: { ...after.texts, 'bivak.yaml': camp.replace('31', '30') } };
    const back = withChangesSince(now, after, before);
    expect(back.texts).toEqual({ [boysFile]: boys, 'bivak.yaml': camp.replace('31', '30') });
    expect(back.files).toEqual(before.files);
  });

  test('wins from another change of the same field', () => {
    const [from, later] = [draft(camp), draft(camp.replace('31 juli', '29 juli'))];
    const other = draft(camp.replace('31 juli', '30 juli'));
    expect(withChangesSince(other, from, later).texts['bivak.yaml']).toContain('tot: 29 juli');
  });
});

test('a file that somebody else removed while it was changed is a choice', () => {
  const ours = { ...base, 'bivak.yaml': camp.replace('Tien', 'Elf') };
  const theirs = { [boysFile]: boys };
  const { texts, conflicts } = merged({ ours, base, theirs });
  expect(texts).toEqual(theirs);
  expect(conflicts).toMatchObject([{ file: 'camp', where: 'Bivak', theirs: 'het is weggehaald' }]);
  expect(withOurs(texts, conflicts)).toEqual(ours);
  expect(merged({ ours: base, base, theirs })).toEqual({ texts: theirs, conflicts: [] });
});

test.each(['ours', 'theirs'] as const)(
  'a name that %s changed goes along in what the other side added',
  (who) => {
    const girlsFile = 'leiding/meisjes.yaml';
    const both = {
      ...base,
      [girlsFile]: 'groepen:\n  - naam: Ribbels\n',
      'programma.yaml': 'programma:\n  - op: 3 oktober\n    voor: [Ribbels]\n',
    };
    const renamedGirls = {
      ...both,
      [girlsFile]: 'groepen:\n  - naam: Sterren\n',
      'programma.yaml': 'programma:\n  - op: 3 oktober\n    voor: [Ribbels, Sterren]\n',
    };
    const added = {
      ...both,
      'programma.yaml': `${both['programma.yaml']}  - op: 10 oktober\n    voor: [Ribbels]\n`,
    };
    const sides =
      who === 'ours' ? { ours: renamedGirls, theirs: added } : { ours: added, theirs: renamedGirls };
    const { texts, conflicts } = merged({ ...sides, base: both });
    expect(conflicts).toEqual([]);
    expect(valueIn(String(texts['programma.yaml']), ['programma'])).toEqual([
      { op: '3 oktober', voor: ['Ribbels', 'Sterren'] },
      { op: '10 oktober', voor: ['Sterren', 'Ribbels'] },
    ]);
  },
);

test.each(['ours', 'theirs'] as const)(
  'an alternative text goes with its photo, which %s replaced',
  (who) => {
    const home = (bestand: string, alt: string) => ({
      'home.yaml': `overOns:\n  foto:\n    bestand: ${bestand}\n    alt: ${alt}\n`,
    });
    const before = home('oud.jpg', 'Een tent');
    const replaced = home('nieuw.jpg', 'Een vuur');
    const described = home('oud.jpg', 'Een groene tent');
    const sides =
      who === 'ours' ? { ours: replaced, theirs: described } : { ours: described, theirs: replaced };
    expect(merged({ ...sides, base: before })).toEqual({ texts: replaced, conflicts: [] });
  },
);

test('blocks and questions that two people add to, move and change on one page are together, each once', () => {
  const page = (...blocks: string[]) => `paginas:\n  - naam: Vragen\n    blokken:\n${blocks.join('')}`;
  const block = (title: string, ...questions: string[]) =>
    `      - titel: ${title}\n        vragen:\n${questions.map((one) => `          - vraag: ${one}?\n            antwoord: Ja.\n`).join('')}`;
  const file = 'paginas.yaml';
  const { texts, conflicts } = merged({
    base: { [file]: page(block('Kamp', 'Mag ik mee'), block('Zondag', 'Mag het regenen')) },
    ours: {
      [file]: page(block('Zondag', 'Mag het regenen', 'Mag de hond mee'), block('Kamp', 'Mag ik mee')),
    },
    theirs: {
      [file]: page(block('Kamp', 'Mag ik mee').replace('Ja.', 'Zeker.'), block('Zondag', 'Mag het regenen')),
    },
  });
  expect(conflicts).toEqual([]);
  expect(texts[file]).toBe(
    page(
      block('Zondag', 'Mag het regenen', 'Mag de hond mee'),
      block('Kamp', 'Mag ik mee').replace('Ja.', 'Zeker.'),
    ),
  );
});
