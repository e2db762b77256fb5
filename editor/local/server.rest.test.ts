/** @jest-environment node */

import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { groupFolder } from '@/e2e/groups/exampleGroup';
import { draftOn } from '@/editor/drafts/testing/draftOn';
import { withOurs } from '@/editor/merge/merge';
import { newestFormat } from '@/lib/content/migrations/migrate';
import { testFolder } from '@/lib/files/testing/testFolder';
import { loadedPath } from '@/lib/pages/editor';
import { saveHere, savingPath } from './here';
import type { Loaded } from './loaded';
import { serveEditor } from './server';

const { at, read, write } = testFolder();
const outside = testFolder();
let server: Awaited<ReturnType<typeof serveEditor>>;
let photosToMake: number;

beforeEach(async () => {
  cpSync(path.join(groupFolder('full'), 'content'), at('content'), { recursive: true });
  write('out/beheer/index.html', '<title>Beheer</title>');
  photosToMake = 0;
  server = await serveEditor({
    root: at(),
    port: 4420,
    onPhotos: () => {
      photosToMake += 1;
    },
  });
});
afterEach(() => server.close());

const allFiles = () => readdirSync(at(), { recursive: true, encoding: 'utf8' });
let jpeg: string;
beforeAll(async () => {
  const red = { create: { width: 8, height: 8, channels: 3, background: '#c33' } } as const;
  jpeg = (await sharp(red).jpeg().toBuffer()).toString('base64');
});
const camp = () => read('content/bivak.yaml');
const loaded = async (): Promise<Loaded> => (await fetch(server.url + loadedPath)).json();

/** Sends it as the editor does, or with other headers. */
function send(
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      server.url + savingPath,
      // each by a connection of its own: one of the server before is closed
      {
        method,
        agent: false,
        headers: { origin: server.url, 'content-type': 'application/json', ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });
}
const saving = (texts: object, files: object = {}, base?: object) => ({
  format: newestFormat,
  texts,
  base: base ?? Object.fromEntries(Object.keys(texts).map((name) => [name, read(`content/${name}`)])),
  files,
});

test('the editor is served, with the complete texts of this computer', async () => {
  expect(await (await fetch(`${server.url}/beheer/`)).text()).toContain('Beheer');
  const { texts, saves } = await loaded();
  expect(saves).toBe('here');
  expect(texts['bivak.yaml']).toBe(camp());
});

test('a text, a photo and a document are written to their places, without temporary files', async () => {
  const text = camp().replace(/^kop: .*/m, 'kop: Op kamp');
  const pdf = Buffer.from('%PDF-1.4 attest').toString('base64');
  const files = {
    'content/fotos/leiding/nel-3f9a.jpg': jpeg,
    'public/documents/2031/cm-jongens.pdf': pdf,
    'public/documents/Medische Fiche (2031).PDF': pdf, // named by somebody, and replaced
  };
  expect(await send(saving({ 'bivak.yaml': text }, files))).toEqual({
    status: 200,
    text: '{"type":"saved"}',
  });
  expect(camp()).toBe(text);
  expect(read('public/documents/2031/cm-jongens.pdf')).toBe('%PDF-1.4 attest');
  expect(readFileSync(at('content/fotos/leiding/nel-3f9a.jpg')).toString('base64')).toBe(jpeg);
  expect(allFiles().filter((file) => file.includes('tmp'))).toEqual([]);
  expect(photosToMake).toBe(1);
});

test.each([
  'content/fotos/../../lib/x.jpg',
  '../x.jpg',
  'content/fotos/..%2f..%2fx.jpg',
  '/etc/x.jpg',
  'content\\fotos\\x.jpg',
  'content/fotos/.x.jpg',
  'lib/x.jpg',
  'content/site.yaml',
  'public/icons/x.jpg',
  'content/fotos/x.svg',
  'public/documents/.x.pdf',
  'public/documents/../x.pdf',
  'public/documents/2031/a/x.pdf',
  'public/documents/x#1.pdf',
  'public/documents/x.pdf.php',
])('a file at %s is refused', async (file) => {
  const before = allFiles();
  const { status, text } = await send(saving({}, { [file]: jpeg }));
  expect(status).toBe(400);
  expect(text).toContain('hoort niet bij de inhoud');
  expect(allFiles()).toEqual(before);
});

test('a text that is no content file, and bytes that are no photo, are refused', async () => {
  expect((await send(saving({ '../package.json': '{}' }, {}, {}))).status).toBe(400);
  expect(
    (await send(saving({}, { 'content/fotos/x.jpg': Buffer.from('#!/bin/sh').toString('base64') }))).status,
  ).toBe(400);
  expect((await send('hallo')).status).toBe(400);
});

test('what the build would refuse is refused: half a photo, a drawing with a script', async () => {
  const half = Buffer.from(jpeg, 'base64').subarray(0, 200).toString('base64');
  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7"/><script>1</script></svg>';
  const drawing = Buffer.from(script).toString('base64');
  expect((await send(saving({}, { 'content/fotos/x.jpg': half }))).text).toContain(
    'een foto die niet te openen is',
  );
  expect((await send(saving({}, { 'public/icons/teken.svg': drawing }))).text).toContain('een script');
});

test('a link in one of the folders leads nothing out of the project', async () => {
  symlinkSync(outside.at(), at('content/fotos'));
  expect((await send(saving({}, { 'content/fotos/x.jpg': jpeg }))).text).toContain(
    'verwijzing naar een andere plaats',
  );
  const text = camp();
  rmSync(at('content/bivak.yaml'));
  outside.write('bivak.yaml', text);
  symlinkSync(outside.at('bivak.yaml'), at('content/bivak.yaml'));
  expect((await send(saving({ 'bivak.yaml': 'kop: X' }))).status).toBe(400);
  expect(readdirSync(outside.at())).toEqual(['bivak.yaml']);
  expect(outside.read('bivak.yaml')).toBe(text);
});

test.each<[string, Record<string, string>]>([
  ['a page elsewhere', { origin: 'https://elders.example' }],
  ['a page on another port', { origin: 'http://localhost:1' }],
  ['no page at all', { origin: '' }],
  ['another name for this computer', { host: 'elders.example' }],
  ['a form', { 'content-type': 'text/plain' }],
])('what comes from %s is refused', async (_who, headers) => {
  const before = camp();
  const { status } = await send(saving({ 'bivak.yaml': 'kop: X' }), headers);
  expect([403, 415]).toContain(status);
  expect(camp()).toBe(before);
});

test('only POST saves', async () => {
  expect((await send({}, {}, 'PUT')).status).toBe(405);
  expect(existsSync(at('content/bivak.yaml'))).toBe(true);
});

describe('the server goes on after', () => {
  /** Writes to a connection as no browser does; returns the status line, empty when there is no answer. */
  const written = (text: string, { isCut = false } = {}) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
        socket.write(text.replaceAll('HOST', new URL(server.url).host).replaceAll('\n', '\r\n'));
        if (isCut) setTimeout(() => socket.resetAndDestroy(), 50);
      });
      socket
        .setEncoding('utf8')
        .setTimeout(5000, () => socket.destroy())
        .on('data', (piece: string) => {
          answer += piece;
        })
        .on('close', () => resolve(answer.split('\r\n')[0] ?? ''))
        .on('error', (error) => (isCut ? resolve('') : reject(error)));
    });
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  beforeAll(() => process.on('unhandledRejection', note).on('uncaughtException', note));
  afterAll(() => process.off('unhandledRejection', note).off('uncaughtException', note));
  afterEach(async () => {
    await new Promise((done) => setTimeout(done, 100));
    expect(unhandled.splice(0)).toEqual([]);
    expect((await fetch(`${server.url}/beheer/`)).status).toBe(200);
  });

  test.each(['//', '/\\', '*', 'http://', '/%', 'javascript:x', '/beheer/?%'])('GET %s', async (address) => {
    expect(await written(`GET ${address} HTTP/1.1\nHost: HOST\nConnection: close\n\n`)).toMatch(
      /^HTTP\/1\.1 (200|400|404)/,
    );
  });

  test('an upload that is cut half-way', async () => {
    const head = `POST ${savingPath} HTTP/1.1\nHost: HOST\nOrigin: http://HOST\nContent-Type: application/json`;
    await written(`${head}\nContent-Length: 1000\n\n{"texts":`, { isCut: true });
  });

  test.each([
    ['renamed', () => renameSync(at('content/bivak.yaml'), at('content/kamp.yaml')), 200], // a group without camp
    [
      'replaced by a folder',
      () => rmSync(at('content/bivak.yaml')) ?? mkdirSync(at('content/bivak.yaml')),
      500,
    ],
    ['a page that cannot be read', () => symlinkSync('/proc/self/mem', at('out/x.html')), 0],
  ])('a file %s meanwhile', async (_how, change, status) => {
    change();
    if (status === 0)
      await fetch(`${server.url}/x.html`)
        .then((answer) => answer.text())
        .catch(() => undefined);
    else expect((await fetch(server.url + loadedPath)).status).toBe(status);
  });
});

describe('from the editor', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_where, init) => {
      const { status, text } = await send(JSON.parse(String(init?.body)));
      return new Response(text, { status });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const draft = (change: (text: string) => string) =>
    draftOn({ 'bivak.yaml': camp() }, { 'bivak.yaml': change(camp()) });
  const headed = (kop: string) => (text: string) => text.replace(/^kop: .*/m, `kop: ${kop}`);

  test('a draft is saved, and one without changes is nothing', async () => {
    expect(await saveHere(draft(headed('Op kamp')))).toMatchObject({ type: 'sent', draft: { files: {} } });
    expect(camp()).toContain('kop: Op kamp');
    expect(await saveHere(draft((text) => text))).toMatchObject({ type: 'nothing' });
  });

  test('changes of another program are merged; the same field is a conflict', async () => {
    const own = draft(headed('Op kamp'));
    write('content/bivak.yaml', camp().replace(/^inleiding: .*/m, 'inleiding: Ander begin.'));
    expect(await saveHere(own)).toMatchObject({ type: 'sent' });
    expect(camp()).toMatch(/^kop: Op kamp\ninleiding: Ander begin\.$/m);
    const again = draft(headed('Naar kamp'));
    write('content/bivak.yaml', headed('Ten kamp')(camp()));
    const outcome = await saveHere(again);
    if (outcome.type !== 'conflicts') throw new Error(outcome.type);
    expect(camp()).toContain('kop: Ten kamp');
    await saveHere({ ...outcome.draft, texts: withOurs(outcome.draft.texts, outcome.conflicts) });
    expect(camp()).toContain('kop: Naar kamp');
  });

  test('a server that does not answer is reported in Dutch', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(saveHere(draft(headed('X')))).rejects.toThrow('draait npm run bewerk nog?');
  });
});
