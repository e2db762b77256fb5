/** @jest-environment node */
import { exampleTexts } from '@/e2e/groups/exampleGroup';
import { draftChanges } from '@/editor/drafts/changes';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { withUndo } from '@/editor/merge/undo';
import { editsByCampMove } from './campMove';
import { withEdits } from './document';
import { renameMessage } from './groupRename';
import { type FieldPlace, valueAtPlace } from './places';

const camp = `kamp:
  van: 21 juli
  tot: 31 juli
  bezoek:
    dag: 25 juli
boekje:
  jaar: 2027
  vertrek:
    - heen: {dag: 21 juli}
      terug: {dag: 31 juli}
    - heen: {dag: 19 juli} # vroeger
      terug: {dag: 28 juli}
  bagage: {dag: 20 juli}
  post:
    laatste: 26 juli
  vooraf:
    - op: 9 juni
    - voor: 1 juli
    - op: 20 juli
`;
const texts = { ...exampleTexts(), 'bivak.yaml': camp };
const moved = (field: 'van' | 'tot', words: string, from = texts) => {
  const place: FieldPlace = { file: 'camp', path: ['kamp', field] };
  const edits = editsByCampMove(from, place, { from: String(valueAtPlace(from, place)), to: words });
  const all = withEdits(from, [
    { file: 'camp', edit: { type: 'set', path: place.path, value: words } },
    ...edits,
  ]);
  return { texts: all, edits };
};

test('departures, rucksacks, the visit and the last week go along with the first day, with their comments', () => {
  const { texts: after, edits } = moved('van', '30 juli');
  expect(after['bivak.yaml']).toBe(
    camp
      .replace('van: 21 juli', 'van: 30 juli')
      .replace('dag: 25 juli', 'dag: 3 augustus')
      .replace('heen: {dag: 21 juli}', 'heen: {dag: 30 juli}')
      .replace('heen: {dag: 19 juli}', 'heen: {dag: 28 juli}')
      .replace('terug: {dag: 28 juli}', 'terug: {dag: 6 augustus}')
      .replace('bagage: {dag: 20 juli}', 'bagage: {dag: 29 juli}')
      .replace('laatste: 26 juli', 'laatste: 4 augustus')
      .replace('op: 20 juli', 'op: 29 juli'),
  );
  expect(renameMessage(edits)).toBe('Ook in het kampboekje aangepast, op 7 plaatsen.');
});

test('who comes home on the last day goes along with it', () => {
  const { texts: after } = moved('tot', '2 augustus');
  const places = [
    ['boekje', 'vertrek', 0, 'terug', 'dag'],
    ['boekje', 'vertrek', 1, 'terug', 'dag'],
    ['boekje', 'post', 'laatste'],
  ];
  expect(places.map((path) => valueAtPlace(after, { file: 'camp', path }))).toEqual([
    '2 augustus',
    '28 juli',
    '26 juli',
  ]);
});

test('half a day takes nothing along', () => {
  expect(moved('van', '3').edits).toEqual([]);
  expect(moved('van', '21 juli').edits).toEqual([]);
});

test('to undo the day brings back what went along', () => {
  const { texts: after } = moved('van', '28 juli');
  const draft = draftOn(texts, after);
  const change = draftChanges(texts, after).find(({ path }) => path.join(' ') === 'kamp van');
  expect(withUndo(draft, change, 0).texts).toEqual(texts);
});
