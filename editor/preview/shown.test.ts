/** @jest-environment node */
import path from 'node:path';
import { bareTexts, type GroupName, groupFolder } from '@/e2e/groups/exampleGroup';
import { fieldAt, fieldKey } from '@/editor/document/fieldKey';
import { checkContent } from '@/lib/content/check/check';
import { readContent } from '@/lib/content/check/read';
import { valuesIn } from '@/lib/content/check/sources';
import { withRecords } from '@/lib/photos/photo';
import type { PhotoRecord } from '@/lib/photos/variants';
import { euro } from '@/lib/text/format';
import { withoutMarkers } from '@/lib/text/sourceMarkers';
import { shownPage } from './shown';

const recordOf = (file: string): PhotoRecord => ({
  stem: file.replace('.jpg', '.0123456789'),
  width: 900,
  height: 600,
  avif: [],
  jpeg: [],
  placeholder: 'data:,',
  colour: '#123456',
});

const withoutMarks = (value: unknown): unknown => JSON.parse(withoutMarkers(JSON.stringify(value)).text);

const read = (group: GroupName) => readContent(path.join(groupFolder(group), 'content'));
const groups = { full: read('full'), small: read('small'), bare: checkContent(bareTexts()) };

function shownOf(group: keyof typeof groups) {
  const { content, sources } = groups[group];
  if (!content) throw new Error('An example group has mistakes.');
  return {
    content,
    shown: shownPage({ content, values: valuesIn(sources) }, recordOf),
  };
}

test.each(['full', 'small', 'bare'] as const)(
  'the %s group is shown as its pages show it, but for the source markers',
  (group) => {
    const { content, shown } = shownOf(group);
    const plain = withRecords(content, recordOf);
    expect(withoutMarkers(JSON.stringify(shown.content)).numbers.length).toBeGreaterThan(40);
    expect(withoutMarks(shown.content)).toEqual(withoutMarks(plain));
  },
);

describe.each(['full', 'bare'] as const)('the %s group', (group) => {
  const { content, shown } = shownOf(group);

  test('every source marker leads to the field of its text', () => {
    const title = withoutMarkers(shown.content.camp?.kop ?? '');
    expect(title.numbers.map((number) => shown.markers[number]?.key)).toEqual(['camp.kop']);
    const town = shown.content.camp?.kamp.plaats?.town; // the schema gave it another name
    const keys = town && withoutMarkers(town).numbers.map((number) => shown.markers[number]?.key);
    expect(keys).toEqual(town && ['camp.kamp.plaats.gemeente']);
  });

  test('values that are no text are known by the way in which pages write them', () => {
    const sign = (key: string) => shown.markers.find((one) => one.key === key);
    // not as a bare number: that may be the day of an activity
    expect(sign('site.werking.lidgeld')?.seen).toEqual([euro(content.site.werking.lidgeld ?? 0)]);
    expect(sign('camp.kamp.tot')?.seen[0]).toMatch(/^\d+\u00a0[a-z]+$/);
    const photo = sign('camp.foto.bestand')?.photo;
    if (group === 'full') expect(photo).toMatch(/^\/fotos\//);
    else expect(photo).toBeUndefined();
  });
});

test('a key is the path of a file and a field in it', () => {
  expect(fieldAt(fieldKey('girls', ['groepen', 0, 'leiding', 2, 'naam']))).toEqual({
    file: 'girls',
    path: ['groepen', 0, 'leiding', 2, 'naam'],
  });
  expect(() => fieldAt('niets.titel')).toThrow('No content file');
});
