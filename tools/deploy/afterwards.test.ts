/** @jest-environment node */
import { isShown, lookAfterwards } from './afterwards';
import { memoryHost } from './testing/memoryHost';
import { serve } from './testing/visitor';

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

let web: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  web = await serve('/bestaat/niet');
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
