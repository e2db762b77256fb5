/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Mailbox, startMailbox } from './server';

const endPoint = '/api/v1.0/email/send-form';
const lines: string[] = [];
let dir: string;
let mailbox: Mailbox;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'postvak-'));
  mailbox = await startMailbox({ dir, log: (line) => lines.push(line) });
});
afterAll(async () => {
  await mailbox.close();
  await rm(dir, { recursive: true });
});
beforeEach(async () => {
  lines.length = 0;
  await fetch(`${mailbox.url}/berichten`, { method: 'DELETE' });
});

const good = {
  name: 'Zoë',
  email: 'zoe@post.example',
  subject: 'Vraag',
  message: 'Dag “leiding” €5 😀',
  lib_version: '4.4.1',
  service_id: 'service',
  template_id: 'template',
  user_id: 'key',
};

async function send(fields: Record<string, string> = good) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const response = await fetch(mailbox.url + endPoint, { method: 'POST', body });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const put = (behaviour: unknown) =>
  fetch(`${mailbox.url}/gedrag`, { method: 'PUT', body: JSON.stringify(behaviour) });

/** A request as no client library would send it. */
function raw(options: {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}) {
  return new Promise<number | undefined>((resolve, reject) => {
    const { body, ...rest } = options;
    const sent = request(mailbox.url, rest, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describe('a message in order', () => {
  test('is answered as the provider does, for every origin', async () => {
    const { status, text, headers } = await send();
    expect({ status, text }).toEqual({ status: 200, text: 'OK' });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  test('is kept with its fields in order, written as a file, and told in one line', async () => {
    const before = await readdir(dir);
    await send();
    expect(mailbox.submissions).toEqual([{ fields: Object.entries(good), accepted: true }]);
    const after = await readdir(dir);
    expect(after.length).toBe(before.length + 1);
    expect(after.every((name) => /^[\w-]+\.eml$/.test(name))).toBe(true);
    expect(lines).toEqual([
      expect.stringMatching(/^Bericht van Zoë <zoe@post\.example>: Vraag \(.*\.eml\)$/),
    ]);
  });

  test('with control characters › cannot write to the terminal', async () => {
    await send({ ...good, subject: 'a\u001B[2Jb\nc\u202Ed\0', name: 'x'.repeat(10_000) });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('a·[2Jb··c·d·');
    expect(lines[0]?.length).toBeLessThan(400);
  });

  test('stands on the page as text', async () => {
    await send({
      ...good,
      subject: '<script>alert(1)</script>',
      message: '</pre><img src=x onerror="alert(1)">',
    });
    const page = await fetch(mailbox.url);
    const html = await page.text();
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
    expect(html).not.toMatch(/<script|<img/);
  });
});

describe('a message that is not in order', () => {
  test.each([
    ['user_id', 'The user ID is required'],
    ['service_id', 'The service ID is required'],
    ['template_id', 'The template ID is required'],
    ['name', 'The "name" field is required'],
    ['email', 'The "email" field is required'],
    ['subject', 'The "subject" field is required'],
    ['message', 'The "message" field is required'],
  ])('%s empty › 400 with the reason, nothing is written', async (field, text) => {
    const before = await readdir(dir);
    expect(await send({ ...good, [field]: '' })).toMatchObject({ status: 400, text });
    expect(mailbox.submissions).toMatchObject([{ accepted: false }]);
    expect(await readdir(dir)).toEqual(before);
  });

  test('of more than a million bytes › 413 with the reason', async () => {
    expect(await send({ ...good, message: '😀'.repeat(300_000) })).toMatchObject({
      status: 413,
      text: 'The message is too large',
    });
    expect(await send()).toMatchObject({ status: 200 });
  });

  test.each([
    [{}, ''],
    [{ 'Content-Type': 'text/plain' }, 'x'],
    [{ 'Content-Type': 'multipart/form-data' }, 'x'],
    [{ 'Content-Type': 'multipart/form-data; boundary=x' }, ''],
    [
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="a"\r\n',
    ],
    [{ 'Content-Type': 'multipart/form-data; boundary=x' }, Buffer.from([0xff, 0xfe, 0, 13, 10, 45, 45])],
    [
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\nx\r\n--x--\r\n',
    ],
  ])('that is no form (%j) › 400, and the mailbox goes on', async (headers, body) => {
    expect(await raw({ method: 'POST', path: endPoint, headers, body })).toBe(400);
    expect(await send()).toMatchObject({ status: 200 });
  });

  test('cut off half-way › the mailbox goes on', async () => {
    await new Promise<void>((resolve) => {
      const half = request(mailbox.url + endPoint, { method: 'POST', headers: { 'Content-Length': '5000' } });
      half.on('error', () => resolve());
      half.write('abc', () => half.destroy(new Error('gone')));
    });
    expect(await send()).toMatchObject({ status: 200 });
  });
});

describe('told to misbehave', () => {
  test.each([
    { status: 429, text: 'Too many requests' },
    { status: 500, text: 'OK' },
    { status: 502, text: '<html>Bad gateway</html>', type: 'text/html' },
    { status: 200, text: 'merkwaardig' },
    { status: 503, text: '' },
  ])('%j › answers just so', async (behaviour) => {
    await put(behaviour);
    const { status, text, headers } = await send();
    expect({ status, text }).toEqual({ status: behaviour.status, text: behaviour.text });
    expect(headers.get('Content-Type')).toBe(behaviour.type ?? 'text/plain; charset=utf-8');
  });

  test('a refusal › is no message; 500 with the text OK is one', async () => {
    await put({ status: 429, text: 'no' });
    await send();
    await put({ status: 500, text: 'OK' });
    await send();
    expect(mailbox.submissions.map(({ accepted }) => accepted)).toEqual([false, true]);
  });

  test('to hang up › the connection is cut after the message came in', async () => {
    await put({ hangUp: true });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(mailbox.submissions).toHaveLength(1);
  });

  test('to leave out CORS › the header is gone', async () => {
    await put({ cors: false });
    expect((await send()).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('to hold › answers once it is told to go on', async () => {
    await put({ hold: true });
    const answers = Promise.all([send(), send()]);
    const arrived = async () => {
      while (mailbox.submissions.length < 2) await new Promise((resolve) => setImmediate(resolve));
    };
    await arrived();
    expect(mailbox.submissions.map(({ accepted }) => accepted)).toEqual([false, false]);
    await put({});
    expect(await answers).toMatchObject([{ status: 200 }, { status: 200 }]);
  });

  test('to one sender › answers the others as ever', async () => {
    await fetch(`${mailbox.url}/gedrag?van=pech@post.example`, { method: 'PUT', body: '{"status":503}' });
    expect(await send({ ...good, email: 'pech@post.example' })).toMatchObject({ status: 503 });
    expect(await send()).toMatchObject({ status: 200 });
    const from = await fetch(`${mailbox.url}/berichten?van=pech@post.example`);
    expect(await from.json()).toMatchObject([{ accepted: false }]);
  });

  test('to be slow › answers after that time', async () => {
    await put({ delay: 50 });
    const start = performance.now();
    expect(await send()).toMatchObject({ status: 200 });
    expect(performance.now() - start).toBeGreaterThanOrEqual(45); // timers may fire a little early, never much
  });

  test.each(['{', '{"status":99}', '{"statsu":500}', '{"type":"a\\r\\nb"}', '[]'])(
    'with a behaviour that does not exist (%s) › 400, and it stays as it was',
    async (body) => {
      await put({ status: 418, text: 'theepot' });
      expect((await fetch(`${mailbox.url}/gedrag`, { method: 'PUT', body })).status).toBe(400);
      expect(await send()).toMatchObject({ status: 418 });
    },
  );
});

test('another path or method › 404', async () => {
  expect((await fetch(`${mailbox.url}/nergens`)).status).toBe(404);
  expect((await fetch(mailbox.url + endPoint)).status).toBe(404);
});

test('asked under another name than this machine’s › 403, so that no web page elsewhere reads the messages', async () => {
  expect(await raw({ path: '/berichten', headers: { Host: 'kwaad.example' } })).toBe(403);
});

test('a port that is taken › the start fails and says so', async () => {
  await expect(startMailbox({ port: Number(new URL(mailbox.url).port), dir })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
