/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { type Eyes, filesToSee, lookAtHome, lookAtSite, originOf, type PublishedFiles } from './look';

const page = (title: string, text = 'Tekst die overal staat') =>
  `<!doctype html><title>${title}</title>${Array.from({ length: 30 }, (_, index) => `<p>${text}, zin ${index}</p>`).join('')}`;
const headers = `/*
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin

/fotos/*
  Cache-Control: public, max-age=31536000, immutable
`;
const files = new Map([
  ['404.html', page('Niet gevonden')],
  ['404/index.html', page('Niet gevonden')],
  ['_headers', headers],
  ['contact/index.html', page('Contact')],
  ['fotos/groep.1a2b-480.webp', 'een foto'],
  ['icons/icon.png', 'een icoon'],
  ['index.html', page('De groep')],
  ['robots.txt', 'User-agent: *'],
]);
const site: PublishedFiles = {
  files: new Map(filesToSee([...files.keys()]).map((path) => [path, Buffer.from(files.get(path) ?? '')])),
};

/** Answers as the site's own host should; null: nothing is sent at all. */
type Answering = (path: string, response: ServerResponse) => string | null;
const asItShould = (path: string, response: ServerResponse): string => {
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const found = path !== '/404/' && files.get(file.slice(1));
  response.statusCode = found ? 200 : 404;
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  const isPhoto = path.startsWith('/fotos/');
  response.setHeader('Cache-Control', isPhoto ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('Content-Type', isPhoto ? 'image/webp' : 'text/html; charset=utf-8');
  return found || (files.get('404.html') ?? '');
};
/** The same, but for what is answered to one path. */
const except =
  (path: string, answer: Answering): Answering =>
  (asked, response) => {
    const usual = asItShould(asked, response);
    return asked === path ? answer(asked, response) : usual;
  };
const status =
  (code: number, text = ''): Answering =>
  (_, response) => {
    response.statusCode = code;
    return text;
  };

let answering: Answering;
let server: Server;
let origin: string;
let asked: string[];
const eyes: Eyes = { wait: async () => undefined, signal: new AbortController().signal };
const unknown = '/deze-pagina-bestaat-niet/';
const photo = '/fotos/groep.1a2b-480.webp';

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const body = answering(request.url ?? '', response);
    if (body === null) response.destroy();
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  asked = [];
  answering = asItShould;
});

const look = () => lookAtSite(origin, site, eyes);

test('the address of the site › is read from its robots.txt', () => {
  expect(
    originOf(Buffer.from('User-Agent: *\nAllow: /\n\nSitemap: https://www.groep.be/sitemap.xml\n')),
  ).toBe('https://www.groep.be');
  expect(originOf(Buffer.from('User-Agent: *\n'))).toBeUndefined();
  expect(originOf(null)).toBeUndefined();
});

test('a site as it should be › good: home, another page, a photo, an unknown address and the folder of the program are asked for, once', async () => {
  expect(await look()).toEqual({ kind: 'good', remarks: [], isExact: true });
  expect(asked.sort()).toEqual(['/', '/.deploy/manifest.json', '/contact/', unknown, photo]);
});

test('a host that shows the folder of the program › a remark, and what to ask', async () => {
  answering = except('/.deploy/manifest.json', status(200, '{"version":1}'));
  expect(await look()).toEqual({
    kind: 'good',
    remarks: [expect.stringMatching(/^Iedereen kan de map \.deploy op je host lezen.*AuthConfig/)],
    isExact: true,
  });
  answering = except('/.deploy/manifest.json', status(200, files.get('404.html')));
  expect(await look()).toMatchObject({ remarks: [] });
});

test('a page that comes compressed › is the same page', async () => {
  answering = except('/contact/', (path, response) => {
    response.setHeader('Content-Encoding', 'br');
    response.end(brotliCompressSync(files.get(`${path.slice(1)}index.html`) ?? ''));
    return '';
  });
  expect(await look()).toEqual({ kind: 'good', remarks: [], isExact: true });
});

describe('broken', () => {
  test.each(['/', '/contact/', photo, unknown])(
    'an error at %s › names it, and why probably',
    async (path) => {
      answering = except(path, status(500));
      expect(await look()).toEqual({
        kind: 'broken',
        why: `${origin}${path} geeft een serverfout (500).`,
        remedy: expect.stringContaining('verbiedt je host een regel in .htaccess'),
      });
    },
  );

  test('an error that is gone the second time › good', async () => {
    answering = (path, response) =>
      asked.filter((one) => one === path).length === 1
        ? status(503)(path, response)
        : asItShould(path, response);
    expect(await look()).toMatchObject({ kind: 'good' });
  });

  test('a circle of addresses › about https', async () => {
    answering = (path, response) => {
      response.setHeader('Location', `${origin}${path}`);
      return status(301)(path, response);
    };
    expect(await look()).toMatchObject({
      kind: 'broken',
      why: `${origin}/ stuurt bezoekers eindeloos door.`,
      remedy: expect.stringContaining('X-Forwarded-Proto'),
    });
  });

  test.each([
    ['/contact/', 403, ''],
    ['/contact/', 200, '<h1>Welkom bij je nieuwe hosting</h1>'],
    ['/contact/', 200, files.get('index.html')?.replace('zin 3<', '<')],
    [photo, 404, ''],
  ])('something else than %s (%i) beside a home page of the site', async (path, code, text) => {
    answering = except(path, status(code, text));
    const why = `${origin}${path} is niet wat gepubliceerd is (antwoord ${code}).`;
    expect(await look()).toMatchObject({ kind: 'broken', why });
  });
});

test.each([
  ['page of the host', 200, '<h1>Welkom bij je nieuwe hosting</h1>'],
  ['site of another group', 200, page('Andere groep')],
  ['login', 401, ''],
  ['nothing', 404, 'Not Found'],
])('a %s where the home page should be › another site', async (_, code, text) => {
  answering = except('/', status(code, text));
  expect(await look()).toMatchObject({
    kind: 'other',
    why: `Op ${origin}/ staat iets anders dan deze site (antwoord ${code}).`,
  });
  expect(await lookAtHome(origin, site, eyes)).toMatchObject({ kind: 'other' });
});

describe('a remark', () => {
  const remarks = async () => {
    const sight = await look();
    expect(sight.kind).toBe('good');
    return sight.kind === 'good' ? sight.remarks : [];
  };

  test('for an older home page out of a cache, however much has changed since', async () => {
    for (const older of [
      (files.get('index.html') ?? '').replace('zin 3<', 'zin drie<'),
      page('De groep', 'Vroeger'),
    ]) {
      answering = except('/', () => older);
      expect(await lookAtSite(origin, { ...site, homeBefore: Buffer.from(older) }, eyes)).toMatchObject({
        kind: 'good',
        remarks: [expect.stringContaining('maak dan de cache bij je host leeg')],
      });
    }
  });

  test('for an older home page, without the page that is new', async () => {
    const older = (files.get('index.html') ?? '').replace('zin 3<', 'zin drie<');
    answering = (path, response) =>
      path === '/' || path === photo
        ? asItShould(path, response).replace(files.get('index.html') ?? '', older)
        : status(404, files.get('404.html'))(path, response);
    expect(await remarks()).toContainEqual(`${origin}/contact/ is niet wat gepubliceerd is (antwoord 404).`);
  });

  test('for a photo that was made smaller on the way', async () => {
    answering = except(photo, () => 'kleiner');
    expect(await remarks()).toEqual([expect.stringContaining(`Wat ${origin}${photo} toont`)]);
  });

  test('for each header that is missing or differs, except those of https alone', async () => {
    answering = (path, response) => {
      const body = asItShould(path, response);
      response.removeHeader('Referrer-Policy');
      response.setHeader('Cache-Control', 'max-age=3600');
      return body;
    };
    expect(await remarks()).toEqual([
      expect.stringMatching(/zeggen iets anders: Cache-Control, Referrer-Policy\. .*mod_headers/),
    ]);
  });

  test('for a wrong type', async () => {
    answering = except('/', (path, response) => {
      response.setHeader('Content-Type', 'text/html; charset=iso-8859-1');
      return files.get(`${path.slice(1)}index.html`) ?? '';
    });
    expect(await remarks()).toEqual([expect.stringMatching(/text\/html; charset=iso-8859-1.*mod_mime/)]);
  });

  test.each([
    ['the host’s own page', 404, '<h1>Not Found</h1>'],
    ['the home page', 200, page('De groep')],
  ])('for an unknown address that shows %s', async (_, code, text) => {
    answering = except(unknown, status(code, text));
    expect(await remarks()).toEqual([
      expect.stringContaining(`‘niet gevonden’ van de site (antwoord ${code})`),
    ]);
  });

  test('for a page that gave no answer', async () => {
    answering = except('/contact/', () => null);
    expect(await remarks()).toEqual([expect.stringContaining(`${origin}/contact/ kon ik niet bekijken`)]);
  });
});

test.each([
  ['no such name', 'http://bestaat-niet.invalid', 'dat adres bestaat (nog) niet, of er is geen internet'],
  ['nobody there', 'http://127.0.0.1:1', 'er komt geen antwoord'],
  ['no https yet', undefined, 'het certificaat ervan klopt (nog) niet'],
])('%s › unseen, and why', async (_, address, why) => {
  const sight = await lookAtSite(address ?? origin.replace('http:', 'https:'), site, eyes);
  expect(sight).toEqual({ kind: 'unseen', why: expect.stringContaining(why) });
});

test('who asks to stop › waits for nothing', async () => {
  answering = () => {
    throw new Error('asked all the same');
  };
  expect(await lookAtSite(origin, site, { ...eyes, signal: AbortSignal.abort() })).toMatchObject({
    kind: 'unseen',
  });
});
