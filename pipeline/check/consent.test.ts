/** @jest-environment node */
import { exampleContent } from '@/e2e/groups/exampleGroup';
import { photosToMake } from './consent';
import { Fixture } from './fixture';
import { load } from './load';

jest.setTimeout(60_000); // a busy machine is no failure

let fixture: Fixture;
beforeAll(async () => {
  fixture = await Fixture.create();
});
afterEach(() => fixture.restore());
afterAll(() => fixture.dispose());

const boys = 'content/leiding/jongens.yaml';
const jelle = '        foto: leiding/jelle.jpg\n        toestemming: ja\n';
const remarks = async () => (await load(fixture)).remarks?.filter((line) => line.includes('toestemming'));

test('a photo with consent is made, one without is not, though its file lies there', () => {
  const photos = photosToMake(fixture.contentDir);
  expect(photos).toContain('leiding/jelle.jpg');
  expect(photos).toContain('groepen/jongens-kwakers.jpg');
  expect(photos).not.toContain('leiding/eerst-vragen.jpg');
  expect(fixture.read('content/fotos/leiding/eerst-vragen.jpg')).not.toBe('');
});

test('a photo without consent is not part of the content, so that no page and no data can hold it', () => {
  const leaders = exampleContent().boys.groepen.flatMap(({ leiding }) => leiding);
  expect(leaders.find(({ naam }) => naam === 'Öner')).toEqual({ naam: 'Öner', foto: undefined });
  expect(leaders.find(({ naam }) => naam === 'Jelle')?.foto?.path).toBe('leiding/jelle.jpg');
  expect(JSON.stringify(exampleContent())).not.toContain('eerst-vragen');
});

test('a photo that waits for consent is a remark with its line and both ways out', async () => {
  expect(await remarks()).toEqual([
    'content/leiding/jongens.yaml, regel 37: de foto leiding/eerst-vragen.jpg komt niet op de site, want er staat geen toestemming: ja bij. Mag ze erop? Zet die regel eronder. Mag ze niet? Haal de regel foto weg en wis het bestand.',
  ]);
});

test.each([
  ['taken away', '        foto: leiding/jelle.jpg\n'],
  ['made nee', '        foto: leiding/jelle.jpg\n        toestemming: nee\n'],
  ['left empty', '        foto: leiding/jelle.jpg\n        toestemming:\n'],
])('consent that is %s is one step: the photo is not made any more', async (_how, without) => {
  fixture.edit(boys, jelle, without);
  expect(photosToMake(fixture.contentDir)).not.toContain('leiding/jelle.jpg');
  expect(await fixture.messages()).toBe('');
  expect(await remarks()).toHaveLength(2);
});

test('consent of another leader counts for that one alone', () => {
  fixture.edit(boys, jelle, '        foto: leiding/jelle.jpg\n');
  expect(photosToMake(fixture.contentDir)).toContain('leiding/wannes.jpg');
});

test('a photo without consent that another field shows is a mistake there', async () => {
  fixture.edit(boys, 'groepen/jongens-kwakers.jpg', 'leiding/eerst-vragen.jpg');
  expect(await fixture.messages()).toBe(
    [
      'content/leiding/jongens.yaml, regel 30, veld groepen 2 › foto › bestand',
      '  gevonden:  leiding/eerst-vragen.jpg, de foto van iemand van de leiding zonder toestemming',
      '  verwacht:  een foto die op de site mag',
      '  doe dit:   kies een andere foto, of zet bij die leiding toestemming: ja als het mag',
    ].join('\n'),
  );
});

test('beside a mistake in the content, photos are still held back', () => {
  fixture.edit('content/site.yaml', 'lidgeld: 35', 'lidgeld: veel');
  expect(photosToMake(fixture.contentDir)).not.toContain('leiding/eerst-vragen.jpg');
  expect(photosToMake(fixture.contentDir).size).toBeGreaterThan(80);
});
