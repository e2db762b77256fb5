/** @jest-environment node */
import { exampleTexts, type GroupName } from '@/e2e/groups/exampleGroup';
import type { Path } from '@/lib/content/path';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { emptyOf, type Shape, shapeAt, shapeOf } from '@/lib/content/schemas/shape';
import { EditError, edited, valueIn } from './document';
import type { Value } from './nodes';

jest.setTimeout(60_000); // a busy machine is no failure

const groups: readonly GroupName[] = ['full', 'small'];

/** Every content file of both example groups. */
const files = groups.flatMap((group) =>
  contentFiles.flatMap((file) => {
    const text = exampleTexts(group)[fileNames[file]];
    return text === undefined ? [] : [{ name: `${group}: ${fileNames[file]}`, file, text }];
  }),
);

const everyFile = test.each(files.map(({ name, file, text }) => [name, file, text] as const));

type Found = { leaves: { path: Path; value: string | number }[]; lists: { path: Path; length: number }[] };

/** Every single value of a text, and every list. */
function everything(value: unknown, path: Path = []): Found {
  const parts = Array.isArray(value) ? [...value.entries()] : isRecord(value) ? Object.entries(value) : [];
  const inside = parts.map(([key, part]) => everything(part, [...path, key]));
  return {
    leaves: [
      ...(typeof value === 'string' || typeof value === 'number' ? [{ path, value }] : []),
      ...inside.flatMap(({ leaves }) => leaves),
    ],
    lists: [
      ...(Array.isArray(value) ? [{ path, length: value.length }] : []),
      ...inside.flatMap(({ lists }) => lists),
    ],
  };
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** In the short form only in the first two items of each list: the others have no other fields. */
const tried = <Part extends { path: Path }>(parts: readonly Part[]) =>
  parts.filter(
    ({ path }) => process.env.TESTS === 'long' || path.every((step) => typeof step !== 'number' || step < 2),
  );

const commentLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\s*#/.test(line))
    .map((line) => line.trim());

/** The lines of a text that another one does not have, with repetitions. */
function linesOnlyIn(text: string, other: string): string[] {
  const rest = other.split('\n');
  return text.split('\n').filter((line) => {
    const found = rest.indexOf(line);
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
}

test('the files hold many values and lists', () => {
  const found = files.map(({ text }) => everything(valueIn(text, [])));
  expect(found.flatMap(({ leaves }) => leaves).length).toBeGreaterThan(900);
  expect(found.flatMap(({ lists }) => lists).length).toBeGreaterThan(60);
});

test('a file that is not there yet begins with its first field', () => {
  const begun = edited('privacy', '', { type: 'set', path: ['fotoWeg', 'knop'], value: 'Weg ermee' });
  expect(begun).toBe('fotoWeg:\n  knop: Weg ermee\n');
  expect(edited('privacy', begun, { type: 'set', path: ['kop'], value: 'Privacy' })).toBe(
    'kop: Privacy\nfotoWeg:\n  knop: Weg ermee\n',
  );
});

everyFile('%s: a value that is written again changes nothing', (_name, file, text) => {
  for (const { path, value } of tried(everything(valueIn(text, [])).leaves)) {
    expect(edited(file, text, { type: 'set', path, value })).toBe(text);
  }
});

everyFile('%s: another value changes its own line alone', (_name, file, text) => {
  const { leaves } = everything(valueIn(text, []));
  for (const { path, value } of tried(leaves)) {
    const other = typeof value === 'number' ? value + 1 : `${value} en meer`;
    const after = edited(file, text, { type: 'set', path, value: other });
    expect(valueIn(after, path)).toBe(other);
    expect(linesOnlyIn(text, after)).toHaveLength(1);
    expect(linesOnlyIn(after, text)).toHaveLength(1);
    expect(after.split('\n')).toHaveLength(text.split('\n').length);
  }
});

everyFile(
  '%s: in every list, what comes, goes or moves takes no comment and no other part along',
  (_name, file, text) => {
    for (const { path, length } of tried(everything(valueIn(text, [])).lists)) {
      const before = valueIn(text, path) as unknown[];
      const shape = shapeAt(file, path);
      const goes = shape?.type === 'list' && shape.optional && shape.least > 0 && length === 1;
      for (let at = 0; at < length; at += 1) {
        const without = edited(file, text, { type: 'remove', path: [...path, at] });
        expect(valueIn(without, path)).toEqual(goes ? undefined : before.toSpliced(at, 1));
        expect(commentLines(without)).toEqual(commentLines(text));
        const to = (at + 2) % length;
        const moved = edited(file, text, { type: 'move', list: path, from: at, to });
        expect(valueIn(moved, path)).toEqual(before.toSpliced(at, 1).toSpliced(to, 0, before[at]));
        expect(commentLines(moved).sort()).toEqual(commentLines(text).sort());
        const value = typeof before[at] === 'object' ? { naam: 'Nieuw' } : 'Nieuw';
        const more = edited(file, text, { type: 'insert', list: path, at, value });
        expect(valueIn(more, path)).toEqual(before.toSpliced(at, 0, value));
        expect(commentLines(more)).toEqual(commentLines(text));
        if (!/\[/.test(text)) expect(linesOnlyIn(text, more)).toEqual([]);
      }
      const last = edited(file, text, { type: 'insert', list: path, at: length, value: 'Nieuw' });
      expect(valueIn(last, path)).toEqual([...before, 'Nieuw']);
    }
  },
);

/** The optional parts that a text leaves out: the first field of each, or the list. */
function leftOut(shape: Shape, value: unknown, path: Path = []): { path: Path; shape: Shape }[] {
  const parts: [string | number, Shape][] =
    shape.type === 'block'
      ? Object.entries(shape.fields)
      : shape.type === 'list' && Array.isArray(value)
        ? value.map((_, at) => [at, shape.item])
        : [];
  if (value !== undefined) {
    return parts.flatMap(([step, part]) => leftOut(part, Object(value)[step], [...path, step]));
  }
  const [first] = parts;
  return first ? leftOut(first[1], undefined, [...path, first[0]]) : [{ path, shape }];
}

everyFile('%s: what is left out is begun, and taken back without a trace', (_name, file, text) => {
  for (const { path, shape } of leftOut(shapeOf(file), valueIn(text, []))) {
    const isList = shape.type === 'list';
    const value = isList ? (emptyOf(shape.item) as Value) : 'x';
    const begun = isList
      ? edited(file, text, { type: 'insert', list: path, at: 0, value })
      : edited(file, text, { type: 'set', path, value });
    expect(valueIn(begun, isList ? [...path, 0] : path)).toEqual(value);
    expect(commentLines(begun)).toEqual(commentLines(text));
    const back = isList
      ? edited(file, begun, { type: 'remove', path: [...path, 0] })
      : edited(file, begun, { type: 'set', path, value: null });
    // a list that may be empty stays: a comment above it describes its items
    if (isList && shape.least === 0) {
      expect(linesOnlyIn(back, text).map((line) => line.trim())).toEqual([`${path.at(-1)}: []`]);
    } else expect(back).toBe(text);
  }
});

const leaders = `# De leiding.
groepen:
  # Van klein naar groot.
  - naam: Ribbels
    leiding:
      # De langste eerst.
      - naam: Wout # hoofd
        foto: leiding/wout.jpg
        # gevraagd in september
        toestemming: ja

      # Nieuw dit jaar.
      - naam: 'Jef'

      - naam: Arne
      # hier komt nog iemand
  - naam: Toppers
    leiding: []
`;
const list = ['groepen', 0, 'leiding'];

test('a new leader comes with the blank line that stands between the others', () => {
  expect(edited('boys', leaders, { type: 'insert', list, at: 3, value: { naam: 'Nel', foto: null } })).toBe(
    leaders.replace('      - naam: Arne\n', '      - naam: Arne\n\n      - naam: Nel\n        foto:\n'),
  );
  expect(edited('boys', leaders, { type: 'insert', list, at: 1, value: { naam: 'Nel' } })).toBe(
    leaders.replace('      # Nieuw', '      - naam: Nel\n\n      # Nieuw'),
  );
});

test('a value for an empty field preserves the blank line and the comment below it', () => {
  const days = (day: string) =>
    `werkjaar:\n  geenActiviteit:\n    - 1 november 2026\n    -${day}\n\n# De feesten.\nevenementen: []\n`;
  const day = { type: 'set', path: ['werkjaar', 'geenActiviteit', 1], value: '7 maart 2027' } as const;
  expect(edited('calendar', days(' '), day)).toBe(days(' 7 maart 2027'));
  expect(edited('calendar', days(''), day)).toBe(days(' 7 maart 2027'));
  const name = (naam: string) => `groepen:\n  - leiding:\n      - naam:${naam}\n\n# Al bekend.\nkop: Wij\n`;
  const edit = { type: 'set', path: ['groepen', 0, 'leiding', 0, 'naam'], value: 'Nel' } as const;
  expect(edited('boys', name(''), edit)).toBe(name(' Nel'));
  expect(edited('boys', name(' Nel'), { ...edit, value: null })).toMatch(/naam: ?\n\n# Al bekend/);
});

test('the last item of a list, left empty, goes without the blank line and the comment below it', () => {
  const text = 'zonder:\n  -\n\n# Een kleur\nkleuren:\n  vonk: "#c9e4b4"\n';
  expect(edited('site', text, { type: 'remove', path: ['zonder', 0] })).toBe(
    text.replace('zonder:\n  -', 'zonder: []'),
  );
});

test('a moved leader takes the comment above along, not that of the list', () => {
  expect(edited('boys', leaders, { type: 'move', list, from: 1, to: 0 })).toBe(
    leaders
      .replace("      # Nieuw dit jaar.\n      - naam: 'Jef'\n\n", '')
      .replace('      - naam: Wout', "      # Nieuw dit jaar.\n      - naam: 'Jef'\n\n      - naam: Wout"),
  );
});

test('a removed leader leaves the comment lines, and no double blank line', () => {
  const after = edited('boys', leaders, { type: 'remove', path: [...list, 0] });
  expect(after).toContain(
    '      # De langste eerst.\n        # gevraagd in september\n\n      # Nieuw dit jaar.\n',
  );
  expect(after).not.toContain('hoofd');
  expect(edited('boys', leaders, { type: 'remove', path: [...list, 2] })).toContain(
    "      - naam: 'Jef'\n\n      # hier komt nog iemand\n",
  );
});

test('the first in an empty list gets a line of its own, and the last one leaves an empty list', () => {
  const first = edited('boys', leaders, {
    type: 'insert',
    list: ['groepen', 1, 'leiding'],
    at: 0,
    value: { naam: 'Nel' },
  });
  expect(first).toContain('    leiding:\n      - naam: Nel\n');
  expect(edited('boys', first, { type: 'remove', path: ['groepen', 1, 'leiding', 0] })).toBe(leaders);
  const field = 'titel: X\nevenementen:\n';
  expect(
    edited('calendar', field, { type: 'insert', list: ['evenementen'], at: 0, value: { naam: 'Fuif' } }),
  ).toBe('titel: X\nevenementen:\n  - naam: Fuif\n');
});

test('a field that was left out comes where the schema has it, with quotes where its kind asks for them', () => {
  const event = 'evenementen:\n  - naam: Fuif\n    datum: 17 april 2027\n    tekst: Dansen\n';
  expect(edited('calendar', event, { type: 'set', path: ['evenementen', 0, 'van'], value: '21:00' })).toBe(
    'evenementen:\n  - naam: Fuif\n    datum: 17 april 2027\n    van: "21:00"\n    tekst: Dansen\n',
  );
});

test('a block that was left out is made around its first field, and goes with its last', () => {
  const site = 'naam: X\nsiteAdres: https://x.be\n\nlokaal:\n  naam: Y\n';
  const after = edited('site', site, { type: 'set', path: ['kleuren', 'knop'], value: '#1f4e8c' });
  expect(after).toBe('naam: X\nsiteAdres: https://x.be\nkleuren:\n  knop: "#1f4e8c"\n\nlokaal:\n  naam: Y\n');
  expect(edited('site', after, { type: 'set', path: ['kleuren', 'knop'], value: '' })).toBe(site);
});

test('a block that was begun with a part of a list goes with that part', () => {
  const rental = 'kop: Te huur\n\nkaart:\n  titel: De weg\n';
  const list = ['bezet', 'periodes'];
  const begun = edited('rental', rental, { type: 'insert', list, at: 0, value: { van: null, tot: null } });
  expect(begun).toContain('bezet:\n  periodes:\n    - van:');
  expect(edited('rental', begun, { type: 'remove', path: [...list, 0] })).toBe(rental);
});

test('a field that has to be there stays, empty; one that may be left out goes with its name', () => {
  expect(edited('boys', leaders, { type: 'set', path: [...list, 0, 'naam'], value: null })).toContain(
    '      - naam: # hoofd\n',
  );
  const without = edited('boys', leaders, { type: 'set', path: [...list, 0, 'foto'], value: '' });
  expect(without).toBe(leaders.replace('        foto: leiding/wout.jpg\n', ''));
  expect(edited('boys', without, { type: 'set', path: [...list, 0, 'foto'], value: null })).toBe(without);
});

test('the first field of a part, which stands behind the dash, can go too', () => {
  const rental = 'voorzieningen:\n  lijst:\n    - aantal: 3\n      wat: toiletten\n';
  expect(
    edited('rental', rental, { type: 'set', path: ['voorzieningen', 'lijst', 0, 'aantal'], value: '' }),
  ).toBe('voorzieningen:\n  lijst:\n    - wat: toiletten\n');
});

test('a text with a colon gets quotes, one over several lines becomes one', () => {
  expect(edited('home', 'kop: Hallo\n', { type: 'set', path: ['kop'], value: 'Let op: storm' })).toBe(
    'kop: "Let op: storm"\n',
  );
  expect(edited('home', 'kop: Hallo\n', { type: 'set', path: ['kop'], value: ' een\n  twee\n' })).toBe(
    'kop: een twee\n',
  );
});

test('manual wrapping, indentation and padding are preserved', () => {
  const own =
    "titel:   'X'\n\n\nslogan: [ een,  twee ]\ntekst: dit loopt\n   over twee regels\nlijst:\n- a\n- b\nkop: Y   # waarom\n";
  expect(edited('home', own, { type: 'set', path: ['kop'], value: 'Z' })).toBe(
    own.replace('kop: Y   #', 'kop: Z #'),
  );
  expect(edited('home', own, { type: 'insert', list: ['lijst'], at: 1, value: 'c' })).toBe(
    own.replace('- b', '- c\n- b'),
  );
  expect(
    edited('home', own.replaceAll('\n', '\r\n'), { type: 'set', path: ['titel'], value: 'W' }),
  ).toContain("titel: 'W'\r\n\r\n\r\nslogan: [ een,  twee ]\r\ntekst: dit loopt\r\n   over");
});

test('an insertion beside a line with manual formatting preserves that line', () => {
  const own = 'titel:   X\nkop: dit loopt\n';
  expect(edited('home', own, { type: 'set', path: ['beschrijving'], value: 'Y' })).toBe(
    own.replace('kop', 'beschrijving: Y\nkop'),
  );
});

test('an empty item of a one-line list is `~`, until something is typed', () => {
  const kamers = (line: string) => `indeling:\n  kamers: ${line} # van groot naar klein\n`;
  const rooms = ['indeling', 'kamers'];
  for (const [at, line] of ['[~, 16, 10]', '[16, ~, 10]', '[16, 10, ~]'].entries()) {
    const added = edited('rental', kamers('[16, 10]'), { type: 'insert', list: rooms, at, value: null });
    expect(added).toBe(kamers(line));
    const typed = edited('rental', added, { type: 'set', path: [...rooms, at], value: 4 });
    expect(typed).toBe(kamers(line.replace('~', '4')));
    expect(edited('rental', typed, { type: 'set', path: [...rooms, at], value: null })).toBe(added);
    expect(edited('rental', added, { type: 'remove', path: [...rooms, at] })).toBe(kamers('[16, 10]'));
  }
});

test('among several empty items, the one that was meant becomes empty', () => {
  const days = 'werkjaar:\n  geenActiviteit:\n    -\n    - \n    - 31 maart 2027\n    -\n\nevenementen: []\n';
  const list = ['werkjaar', 'geenActiviteit'];
  const after = edited('calendar', days, { type: 'set', path: [...list, 2], value: null });
  expect(valueIn(after, list)).toEqual([null, null, null, null]);
});

test('a text with a mistake, and a place that is not there, are refused', () => {
  expect(() => edited('home', 'kop: "X\n', { type: 'set', path: ['kop'], value: 'Y' })).toThrow(EditError);
  expect(() => edited('boys', leaders, { type: 'remove', path: [...list, 7] })).toThrow(EditError);
  expect(() => edited('boys', leaders, { type: 'move', list, from: 0, to: 9 })).toThrow(EditError);
  expect(() => edited('boys', leaders, { type: 'insert', list, at: 9, value: null })).toThrow(EditError);
  expect(() => edited('boys', leaders, { type: 'set', path: [...list, 7], value: 'X' })).toThrow(EditError);
  const inName = { type: 'insert', list: [...list, 0, 'naam', 'x'], at: 0, value: null } as const;
  expect(() => edited('boys', leaders, inName)).toThrow(EditError);
});

test('every field that the files hold has a shape, so that an editor can ask for it', () => {
  const unknown = files.flatMap(({ name, file, text }: { name: string; file: FileName; text: string }) =>
    everything(valueIn(text, []))
      .leaves.filter(({ path }) => path[0] !== 'formaat' && shapeAt(file, path)?.type !== 'field')
      .map(({ path }) => `${name}: ${path.join(' › ')}`),
  );
  expect(unknown).toEqual([]);
});
