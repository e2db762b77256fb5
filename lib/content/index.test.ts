/** @jest-environment node */
import { Fixture } from '@/pipeline/check/fixture';

jest.setTimeout(60_000); // a busy machine is no failure

let fixture: Fixture;
beforeAll(async () => {
  fixture = await Fixture.create();
});
beforeEach(() => {
  jest.resetModules();
  jest.spyOn(process, 'cwd').mockReturnValue(fixture.root);
});
afterEach(() => {
  jest.restoreAllMocks();
  fixture.restore();
});
afterAll(() => fixture.dispose());

const load = async () => (await import('./index')).content;

test('each page gets its part of the content', async () => {
  const content = await load();
  const { site, home, boys, girls, camp, documents, contact, rental, calendar } = content();
  expect(site.korteNaam).toBe('’t Paddenrijk');
  expect(home.overOns.titel).toBe('Over ons rijk');
  expect(boys.kop).toBe('De jongensleiding');
  expect(girls.kop).toBe('De meisjesleiding');
  expect(camp.kamp.plaats.gemeente).toBe('Elzenmeer');
  expect(documents.bivak).toHaveLength(4);
  expect(contact.hoofdleiding.personen).toHaveLength(3);
  expect(rental.slapen.kamers).toEqual([12, 8, 8, 4, 2]);
  expect(calendar.evenementen[0]?.naam).toBe('Lampionnentocht');
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
