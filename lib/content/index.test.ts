/** @jest-environment node */

import { Fixture, testFixture } from '@/e2e/groups/fixture';
import { filesIn } from '@/lib/files/files';
import type { PhotoRecord } from '@/lib/photos/variants';

const fixture = testFixture(new Fixture());
beforeEach(() => {
  makeManifest();
  jest.resetModules();
  jest.spyOn(process, 'cwd').mockReturnValue(fixture.root);
});
afterEach(() => jest.restoreAllMocks());

const record: PhotoRecord = {
  stem: 'foto.0123456789',
  width: 900,
  height: 600,
  avif: [360, 900],
  jpeg: [520],
  placeholder: 'data:,',
  colour: '#123456',
};

/** As if the photos of the fixture had been made. */
function makeManifest() {
  const photos = Object.fromEntries(filesIn(fixture.at('content/fotos')).map((photo) => [photo, record]));
  fixture.write('.cache/photos/manifest.json', JSON.stringify({ settings: '', photos }));
}

const load = async () => (await import('./index')).content;

test('each page gets its part of the content', async () => {
  const content = await load();
  const { site, home, boys, girls, camp, documents, contact, rental, calendar } = content();
  expect(site.korteNaam).toBe('’t Paddenrijk');
  expect(home.overOns.titel).toBe('Over ons rijk');
  expect(boys?.kop).toBe('De jongensleiding');
  expect(girls?.kop).toBe('De meisjesleiding');
  expect(camp?.kamp.plaats?.town).toBe('Elzenmeer');
  expect(documents.bivak).toHaveLength(4);
  expect(contact.hoofdleiding?.personen).toHaveLength(4);
  expect(rental?.slapen?.kamers).toEqual([12, 8, 8, 4, 2]);
  expect(calendar?.evenementen[0]?.naam).toBe('Lampionnentocht');
});

test('a photo comes with what a page needs to show it', async () => {
  const content = await load();
  expect(content().rental?.fotos?.lijst[0]?.image).toEqual(record);
});

test('a photo that has not been made › it is named, with what to run', async () => {
  fixture.write('.cache/photos/manifest.json', JSON.stringify({ settings: '', photos: {} }));
  const content = await load();
  expect(content).toThrow(/^Photo ".+\.jpg" is not in .* Then run "npm run build" or "npm run dev" first\.$/);
});

test('a mistake › the whole Dutch report is thrown, by whichever page asks first', async () => {
  fixture.edit('content/verhuur.yaml', 'kop: Slapen aan de poel', 'kop:');
  const content = await load();
  expect(content).toThrow(expect.objectContaining({ name: 'ContentError' }));
  expect(content).toThrow('content/verhuur.yaml, regel 3, veld kop');
});

test('while developing, a reload shows what was just saved', async () => {
  const content = await load();
  expect(content().site.werking.lidgeld).toBe(35);
  fixture.edit('content/site.yaml', 'lidgeld: 35', 'lidgeld: 45');
  expect(content().site.werking.lidgeld).toBe(45);
});

test('while building, the files are read once', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const content = await load();
  expect(content().site.werking.lidgeld).toBe(35);
  fixture.edit('content/site.yaml', 'lidgeld: 35', 'lidgeld: 45');
  expect(content().site.werking.lidgeld).toBe(35);
});

test('a drawing of the group’s own wins from the sign that its content names', async () => {
  const content = await load();
  expect(content().site.teken).toBe('vos');
  fixture.write('public/icons/teken.svg', '<svg/>');
  expect(content().site.teken).toBe('eigen');
});
