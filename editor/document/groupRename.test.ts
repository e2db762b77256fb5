/** @jest-environment node */
import { draftChanges } from '@/editor/drafts/changes';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { withUndo } from '@/editor/merge/undo';
import type { Texts } from '@/lib/content/check/sources';
import { contentFiles } from '@/lib/content/schemas/files';
import { namingLists } from '@/lib/content/schemas/namedGroups';
import { type Shape, shapeOf } from '@/lib/content/schemas/shape';
import { withEdits } from './document';
import { editsByFormerName, editsByRename, renameMessage } from './groupRename';
import type { FieldPlace } from './places';

const page = (...names: string[]) => `groepen:\n${names.map((naam) => `  - naam: ${naam}\n`).join('')}`;
const programme = `programma:
  - voor: [Ribbels] # allebei
  - voor: [Ribbels (meisjes), Kwiks]
  - voor: [Ribbels (jongens)]
  - wat: Startdag
  - voor:
      - Kwiks
`;
const texts: Texts = {
  'leiding/jongens.yaml': page('Ribbels', 'Rakkers'),
  'leiding/meisjes.yaml': page('Ribbels', 'Kwiks'),
  'programma.yaml': programme,
  'bivak.yaml':
    'boekje:\n  vertrek:\n    - voor: [rakkers]\n    - voor: [Rakkers, Onbekend]\n  paklijst:\n    - voor: [Kwiks]\n',
};
const nameOf = (file: FieldPlace['file'], index: number): FieldPlace => ({
  file,
  path: ['groepen', index, 'naam'],
});

const renamed = ({ file, path }: FieldPlace, name: string, before = texts): Texts =>
  withEdits(before, [
    { file, edit: { type: 'set', path, value: name } },
    ...editsByRename(before, texts, { file, path }, name),
  ]);

test('every list that names groups is known: the editor and the check look in the same ones', () => {
  const listsIn = (shape: Shape, path: string[]): string[] => {
    if (shape.type === 'block')
      return Object.entries(shape.fields).flatMap(([key, field]) => listsIn(field, [...path, key]));
    if (shape.type === 'field') return [];
    const { item } = shape;
    return item.type === 'field' && item.kind === 'groupName'
      ? [path.join(' ')]
      : listsIn(item, [...path, '*']);
  };
  const inShapes = contentFiles.flatMap((file) => listsIn(shapeOf(file), [file]));
  expect(namingLists.map(({ file, path }) => [file, ...path].join(' ')).sort()).toEqual(inShapes.sort());
});

test('what names a group goes along with its new name, in every file', () => {
  const after = renamed(nameOf('boys', 1), 'Zwervers');
  expect(after['bivak.yaml']).toContain(
    'vertrek:\n    - voor: [Zwervers]\n    - voor: [Zwervers, Onbekend]\n',
  );
  expect(renameMessage(editsByRename(texts, texts, nameOf('boys', 1), 'Zwervers'))).toBe(
    'Ook in het kampboekje aangepast, op 2 plaatsen.',
  );
});

test('what means both halves still means both when one of them has another name', () => {
  const after = renamed(nameOf('girls', 0), 'Kabouters');
  expect(after['programma.yaml']).toContain(`programma:
  - voor: [Kabouters, Ribbels] # allebei
  - voor: [Kabouters, Kwiks]
  - voor: [Ribbels (jongens)]
`);
  const back = renamed(nameOf('girls', 0), 'Ribbels', after);
  expect(back).toEqual(texts);
});

test('a new name that stands on the other page too still means one half', () => {
  const after = renamed(nameOf('boys', 1), 'Kwiks');
  expect(after['bivak.yaml']).toContain('voor: [Kwiks (jongens), Onbekend]\n');
  expect(after['programma.yaml']).toContain('  - voor: [Ribbels (meisjes), Kwiks (meisjes)]\n');
  expect(after['programma.yaml']).toContain('      - Kwiks (meisjes)\n');
  expect(renamed(nameOf('boys', 1), 'Rakkers', after)['bivak.yaml']).toContain('voor: [Rakkers, Onbekend]\n');
});

test('a name that is empty or that of a neighbour takes nothing along, and the next one does', () => {
  for (const name of ['', 'Ribbels']) {
    expect(editsByRename(texts, texts, nameOf('boys', 1), name)).toEqual([]);
    const half = renamed(nameOf('boys', 1), name);
    expect(renamed(nameOf('boys', 1), 'Zwervers', half)['bivak.yaml']).toContain(
      'voor: [Zwervers, Onbekend]\n',
    );
  }
});

test('to undo the name brings back all that went along', () => {
  const draft = { ...draftOn(texts), texts: renamed(nameOf('girls', 0), 'Kabouters') };
  const [line] = draftChanges(texts, draft.texts).filter(({ file }) => file === 'girls');
  expect(withUndo(draft, line, 1).texts).toEqual(texts);
});

describe('the former name of a group', () => {
  const former = (name: string, before: Texts = texts, online: Texts = texts): string | undefined =>
    withEdits(before, [
      { file: 'boys', edit: { type: 'set', path: nameOf('boys', 1).path, value: name } },
      ...editsByFormerName(before, online, nameOf('boys', 1), name),
    ])['leiding/jongens.yaml'];

  test('that is online stays with the group, also when it changes twice before it is published', () => {
    const once = former('Zwervers');
    expect(once).toBe(`${page('Ribbels', 'Zwervers')}    vroeger:\n      - Rakkers\n`);
    expect(former('Speelvogels', { ...texts, 'leiding/jongens.yaml': once ?? '' })).toBe(
      `${page('Ribbels', 'Speelvogels')}    vroeger:\n      - Rakkers\n`,
    );
  });

  test('goes when the group gets its name back, and nothing stays behind', () => {
    expect(former('Rakkers', { ...texts, 'leiding/jongens.yaml': former('Zwervers') ?? '' })).toBe(
      texts['leiding/jongens.yaml'],
    );
  });

  test('comes beside those of earlier years', () => {
    const earlier = {
      ...texts,
      'leiding/jongens.yaml': `${page('Ribbels', 'Rakkers')}    vroeger: [Speelclub]\n`,
    };
    expect(former('Zwervers', earlier, earlier)).toContain('vroeger:\n      - Speelclub\n      - Rakkers\n');
  });

  test('is that of no new group, and of none whose name only gets a capital', () => {
    expect(former('Zwervers', texts, {})).not.toContain('vroeger');
    expect(former('RAKKERS')).not.toContain('vroeger');
  });
});
