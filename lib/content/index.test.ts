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

const content = () => import('./index');

test('each page gets its part of the content', async () => {
  const { site, home, leaders, camp, documents, contact, rental, calendar } = await content();
  expect(site().korteNaam).toBe('De Klaproos');
  expect(home().overOns.titel).toBe('Over Ons');
  expect(leaders('boys').kop).toBe('De jongensleiding');
  expect(leaders('girls').kop).toBe('De meisjesleiding');
  expect(camp().kamp.plaats.gemeente).toBe('Zandakker');
  expect(documents().bivak).toHaveLength(4);
  expect(contact().hoofdleiding.personen).toHaveLength(2);
  expect(rental().slapen.kamers).toEqual([16, 10, 10, 4]);
  expect(calendar().evenementen[0]?.naam).toBe('Halloweentocht');
});

test('a mistake › the whole Dutch report is thrown, by whichever page asks first', async () => {
  fixture.edit('content/verhuur.yaml', 'kop: Huur ons lokaal', 'kop:');
  const { site } = await content();
  expect(site).toThrow(expect.objectContaining({ name: 'ContentError' }));
  expect(site).toThrow('content/verhuur.yaml, regel 5, veld kop');
});

test('while developing, a reload shows what was just saved', async () => {
  const { site } = await content();
  expect(site().werking.lidgeld).toBe(40);
  fixture.edit('content/site.yaml', 'lidgeld: 40', 'lidgeld: 45');
  expect(site().werking.lidgeld).toBe(45);
});

test('while building, the files are read once', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  const { site } = await content();
  expect(site().werking.lidgeld).toBe(40);
  fixture.edit('content/site.yaml', 'lidgeld: 40', 'lidgeld: 45');
  expect(site().werking.lidgeld).toBe(40);
});
