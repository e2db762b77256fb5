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
  expect(site.korteNaam).toBe('De Klaproos');
  expect(home.overOns.titel).toBe('Over Ons');
  expect(boys.kop).toBe('De jongensleiding');
  expect(girls.kop).toBe('De meisjesleiding');
  expect(camp.kamp.plaats.gemeente).toBe('Zandakker');
  expect(documents.bivak).toHaveLength(4);
  expect(contact.hoofdleiding.personen).toHaveLength(2);
  expect(rental.slapen.kamers).toEqual([16, 10, 10, 4]);
  expect(calendar.evenementen[0]?.naam).toBe('Halloweentocht');
});

test('a mistake › the whole Dutch report is thrown, by whichever page asks first', async () => {
  fixture.edit('content/verhuur.yaml', 'kop: Huur ons lokaal', 'kop:');
  const content = await load();
  expect(content).toThrow(expect.objectContaining({ name: 'ContentError' }));
  expect(content).toThrow('content/verhuur.yaml, regel 5, veld kop');
});

test('while developing, a reload shows what was just saved', async () => {
  const content = await load();
  expect(content().site.werking.lidgeld).toBe(40);
  fixture.edit('content/site.yaml', 'lidgeld: 40', 'lidgeld: 45');
  expect(content().site.werking.lidgeld).toBe(45);
});

test('while building, the files are read once', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const content = await load();
  expect(content().site.werking.lidgeld).toBe(40);
  fixture.edit('content/site.yaml', 'lidgeld: 40', 'lidgeld: 45');
  expect(content().site.werking.lidgeld).toBe(40);
});
