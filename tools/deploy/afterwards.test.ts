/** @jest-environment node */
import { testFolder } from '@/lib/files/testing/testFolder';
import { isShown, lookAfterwards } from './afterwards';
import { deployTo, foldersIn } from './testing/deploy';
import { filesUnder } from './testing/host';
import { memoryHost } from './testing/memoryHost';
import { siteHtaccess, siteOf, type TestSite, writeSite } from './testing/site';
import { serveSite } from './testing/visitor';

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>`;
const stamp = { hash: 'a'.repeat(64), size: 1, unused: null };

/** A host in memory that, as FTP, does one thing at a time. */
function hostOf(files: Record<string, string>) {
  const manifest = {
    version: 1,
    id: 'before',
    at: '2026-01-01T10:00:00.000Z',
    deploy: 1,
    files: Object.fromEntries(Object.keys(files).map((path) => [path, stamp])),
    folders: [],
    previous: null,
  };
  const all = { ...files, '.deploy/manifest.json': JSON.stringify(manifest) };
  const { api } = memoryHost(new Map(Object.entries(all).map(([path, text]) => [path, Buffer.from(text)])));
  let reading = '';
  return {
    ...api,
    async read(path: string) {
      if (reading) throw new Error(`${path} is asked for while ${reading} is being read`);
      reading = path;
      await new Promise((resolve) => setTimeout(resolve, 1));
      reading = '';
      return api.read(path);
    },
  };
}

let web: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  web = await serveSite('/bestaat/niet');
});
afterAll(() => web.stop());

test('a host that does one thing at a time › is read so, before and afterwards', async () => {
  const files = {
    'index.html': page('De groep'),
    'bivak/index.html': page('Bivak'),
    'fotos/groep.webp': 'foto',
    '404.html': page('Niet gevonden'),
    _headers: '/*\n',
    'robots.txt': `Sitemap: ${web.origin}/sitemap.xml`,
  };
  const printed: string[] = [];
  const eyes = { wait: async () => undefined, signal: new AbortController().signal };
  const host = hostOf(files);

  expect(await isShown(host, Buffer.from(files['robots.txt']), eyes)).toBe(false);
  await lookAfterwards(host, { print: (text) => printed.push(text), eyes, wasShown: false });
  expect(printed).toEqual([
    expect.stringContaining(`Op ${web.origin}/ staat iets anders dan deze site (antwoord 404).`),
  ]);
});

test('a site that does not say its address › is not visited, and the output says so', async () => {
  const printed: string[] = [];
  const eyes = { wait: async () => undefined, signal: new AbortController().signal };
  await lookAfterwards(hostOf({ 'index.html': page('De groep') }), {
    print: (text) => printed.push(text),
    eyes,
    wasShown: false,
  });
  expect(printed).toEqual([
    'Hoe de site aankomt, kon ik niet bekijken: haar adres staat niet in robots.txt.',
  ]);
});

describe('the whole command, looked at afterwards', () => {
  const { at } = testFolder();
  const forbidden = siteHtaccess.replace('-Indexes', '+Indexes');
  let host: ReturnType<typeof memoryHost>;
  let forbids: RegExp;
  let shown: Awaited<ReturnType<typeof serveSite>>;
  beforeEach(async () => {
    host = memoryHost();
    forbids = /\+Indexes/;
    shown = await serveSite(host.files, { forbids: (settings) => forbids.test(settings) });
  });
  afterEach(() => shown.stop());

  const write = (version: string, changes?: Partial<TestSite>) =>
    writeSite(foldersIn(at()).site, { ...siteOf(version), origin: shown.origin, ...changes });
  const publish = () => deployTo(host, at(), { ask: async () => 'ja' }); // versions with another address
  const expectPublished = () => {
    const there = [...host.files].map(([path, bytes]) => [path, bytes.toString('base64')]);
    expect(Object.fromEntries(there)).toMatchObject(Object.fromEntries(filesUnder(foldersIn(at()).site)));
  };

  test('a site that arrives › the output says so', async () => {
    const good = `Bekeken zoals een bezoeker: ${shown.origin} toont de site.`;
    write('1');
    expect((await publish()).output).toContain(good);
    write('2');
    const { code, output } = await publish();
    expect(output.trim().split('\n').at(-1)).toBe(good);
    expect(code).toBe(0);
  });

  test('a first site that the host forbids › reports why, and that there is nothing to roll back to; allowed, it is visited again', async () => {
    write('1', { htaccess: forbidden });
    const { code, output } = await publish();
    expect(output).toMatch(
      /geeft een serverfout \(500\)\. Waarschijnlijk verbiedt .*\nEr is geen vorige versie om terug te zetten\./,
    );
    expect(code).toBe(1);
    expect(await publish()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/er is niets te doen\.\n.* geeft een serverfout/),
    });
    forbids = /nothing/;
    expect(await publish()).toMatchObject({ code: 0, output: expect.stringContaining('toont de site') });
  });

  test('an error that was there before › nothing is put back', async () => {
    forbids = /Indexes/;
    write('1');
    await publish();
    write('2');
    const { code, output } = await publish();
    expect(output).toContain('Ik heb niets teruggezet: met npm run deploy:terug doe je dat zelf.');
    expect(code).toBe(1);
    expectPublished();
  });

  test.each([
    ['where nobody answers', () => 'http://127.0.0.1:1', 'er komt geen antwoord'],
    [
      'without a certificate yet',
      () => shown.origin.replace('http:', 'https:'),
      'het certificaat ervan klopt \\(nog\\) niet',
    ],
    ['of another site', () => web.origin, 'staat iets anders dan deze site'],
  ])(
    'an address %s › reports that it could not be visited, and rolls nothing back',
    async (_, origin, why) => {
      write('1');
      await publish();
      write('2', { origin: origin() });
      const { code, output } = await publish();
      expect(output).toMatch(new RegExp(`Hoe de site aankomt, kon ik niet bekijken.*${why}`));
      expect(code).toBe(0);
      expectPublished();
    },
  );
});
