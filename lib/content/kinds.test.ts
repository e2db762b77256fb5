/** @jest-environment node */
import path from 'node:path';
import { type GroupName, groupFolder } from '@/e2e/groups/exampleGroup';
import { withRecords } from '@/lib/photos/photo';
import type { PhotoRecord } from '@/lib/photos/variants';
import { isPhotoField } from './kinds';
import { readContent } from './read';
import { contentFiles } from './schemas';

process.env.SOURCE_DATE_EPOCH = String(Date.UTC(2100, 0) / 1000); // when every leader is known

const record: PhotoRecord = {
  stem: '',
  width: 0,
  height: 0,
  avif: [],
  jpeg: [],
  placeholder: '',
  colour: '',
};

test('a photo is known by its schema: in a block, by itself, in a list, and where it may be left out', () => {
  expect(isPhotoField('home', ['welkom', 'foto', 'bestand'])).toBe(true);
  expect(isPhotoField('home', ['welkom', 'fotoStaand'])).toBe(true);
  expect(isPhotoField('home', ['activiteiten', 'kaarten', 2, 'events', 0, 'foto', 'bestand'])).toBe(true);
  expect(isPhotoField('girls', ['groepen', 0, 'leiding', 3, 'foto'])).toBe(true);
});

test('other fields, blocks around a photo and fields that do not exist are none', () => {
  expect(isPhotoField('home', ['welkom', 'foto', 'alt'])).toBe(false);
  expect(isPhotoField('home', ['welkom', 'foto'])).toBe(false);
  expect(isPhotoField('home', ['welkom', 'groet'])).toBe(false);
  expect(isPhotoField('documents', ['medischeFiche'])).toBe(false);
  expect(isPhotoField('home', ['welkom', 'foto', 'bestand', 'foto'])).toBe(false);
  expect(isPhotoField('home', ['bestaatNiet', 'foto'])).toBe(false);
});

/** The photo of a leader of the full group who has not said yes to it: no page gets it. */
const withoutConsent = 'leiding/eerst-vragen.jpg';

test.each<GroupName>(['full', 'small'])(
  'in the %s group, the fields of photos are those that pages get a photo for',
  (group) => {
    const { content, sources } = readContent(path.join(groupFolder(group), 'content'));
    const shown: string[] = [];
    withRecords(content, (file) => {
      shown.push(file);
      return record;
    });
    const named = contentFiles.flatMap((name) =>
      [...(sources[name]?.values() ?? [])].flatMap(({ path: field, value }) =>
        isPhotoField(name, field) && String(value) !== withoutConsent ? [String(value)] : [],
      ),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.toSorted()).toEqual(shown.toSorted());
  },
);
