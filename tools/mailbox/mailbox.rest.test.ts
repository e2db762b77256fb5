/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { messageFields, messageForm } from '@/lib/mail/message';
import type { sendMessage } from '@/lib/mail/sendMessage';
import { freePort } from '@/lib/programs/ports';
import { type Server, startServer, typescript } from '@/lib/programs/programs';
import type { MailboxAnswer, Submission } from './mailbox';
import { asSent, hostileMessage } from './testing/hostileText';

const endPoint = '/api/v1.0/email/send-form';
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

let dir: string;
let mailbox: Server;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'postvak-'));
  const port = await freePort();
  mailbox = await startServer(
    typescript('tools/mailbox/mailbox.ts', '--port', String(port), '--dir', dir),
    port,
  );
});
afterAll(async () => {
  await mailbox.close();
  await rm(dir, { recursive: true });
});

async function send(fields: Partial<typeof good> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...fields })) body.append(name, value);
  const response = await fetch(mailbox.url + endPoint, { method: 'POST', body });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const behave = (email: string, behaviour: MailboxAnswer) =>
  fetch(`${mailbox.url}/gedrag?van=${email}`, { method: 'PUT', body: JSON.stringify(behaviour) });

const received = async (email = ''): Promise<Submission[]> =>
  (await fetch(`${mailbox.url}/berichten?van=${email}`)).json();

/** The status of a request as no client library would send it. */
const raw = (path: string, headers: Record<string, string>, body?: string | Buffer) =>
  new Promise<number | undefined>((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    request(mailbox.url + path, { method, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(body);
  });

test('a message › is answered as the provider does, stored, written as a file and shown as text', async () => {
  const email = 'lezer@post.example';
  const { status, text, headers } = await send({ email, subject: '<img src=x>' });
  expect({ status, text }).toEqual({ status: 200, text: 'OK' });
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  const fields = Object.entries({ ...good, email, subject: '<img src=x>' });
  expect(await received(email)).toEqual([{ fields, accepted: true }]);
  const files = await Promise.all((await readdir(dir)).map((file) => readFile(join(dir, file), 'utf8')));
  expect(files).toEqual([`Van: Zoë <${email}>\nOnderwerp: <img src=x>\n\n${good.message}\n`]);
  const page = await fetch(mailbox.url);
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('<bdi>&#60;img src=x&#62;</bdi>');
});

test.each(['user_id', 'service_id', 'template_id', ...messageFields])(
  'a message without %s › 400 with the reason, and no file',
  async (field) => {
    const before = await readdir(dir);
    expect(await send({ [field]: '' })).toMatchObject({
      status: 400,
      text: `The "${field}" field is required`,
    });
    expect(await readdir(dir)).toEqual(before);
  },
);

test.each([
  ['', 'x'],
  ['text/plain', 'x'],
  ['multipart/form-data; boundary=x', ''],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n'],
  ['multipart/form-data; boundary=x', Buffer.from([0xff, 0xfe, 0, 13, 10, 45, 45])],
])('what is no form (%s, %j) › 400, and the mailbox goes on', async (type, body) => {
  expect(await raw(endPoint, { 'Content-Type': type }, body)).toBe(400);
  expect(await send()).toMatchObject({ status: 200 });
});

test('a message that is cut off half-way › the mailbox goes on', async () => {
  await new Promise<void>((resolve) => {
    const half = request(mailbox.url + endPoint, { method: 'POST', headers: { 'Content-Length': '5000' } });
    half.on('error', () => resolve());
    half.write('abc', () => half.destroy(new Error('gone')));
  });
  expect(await send()).toMatchObject({ status: 200 });
});

test('a request under the name of another machine › 403', async () => {
  expect(await raw('/berichten', { Host: 'kwaad.example' })).toBe(403);
});

describe('a behaviour', () => {
  const email = 'pech@post.example';

  test.each<[MailboxAnswer, boolean]>([
    [{ status: 429, text: 'Too many requests' }, false],
    [{ status: 502, text: '<html>Bad gateway</html>', type: 'text/html' }, false],
    [{ status: 500, text: 'OK' }, true],
    [{ status: 503, text: '' }, false],
  ])('%j › is the answer, to that sender alone', async (behaviour, accepted) => {
    await behave(email, behaviour);
    const { status, text, headers } = await send({ email });
    expect({ status, text }).toEqual({ status: behaviour.status, text: behaviour.text });
    expect(headers.get('Content-Type')).toBe(behaviour.type ?? 'text/plain; charset=utf-8');
    expect((await received(email)).at(-1)).toMatchObject({ accepted });
    expect(await send()).toMatchObject({ status: 200 });
  });

  test('hang up › the connection is closed after the message came in', async () => {
    await behave('weg@post.example', { hangUp: true });
    await expect(send({ email: 'weg@post.example' })).rejects.toThrow('fetch failed');
    expect(await received('weg@post.example')).toMatchObject([{ accepted: false }]);
  });

  test('no CORS › the header is gone', async () => {
    await behave(email, { cors: false });
    expect((await send({ email })).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('hold › is answered once there is another behaviour', async () => {
    await behave('later@post.example', { hold: true });
    const answers = Promise.all([1, 2].map(() => send({ email: 'later@post.example' })));
    while ((await received('later@post.example')).length < 2);
    expect(await received('later@post.example')).toMatchObject([{ accepted: false }, { accepted: false }]);
    await behave('later@post.example', {});
    expect(await answers).toMatchObject([{ status: 200 }, { status: 200 }]);
  });
});

/**
 * Ten thousand values through the form's own code, the real library and real HTTP. The forms are jsdom's; fetch and its
 * multipart encoding are Node's. What a real browser makes of such values is tried in e2e/journeys/contact.
 */
test('random values › arrive unchanged or get the reason; the mailbox goes on', async () => {
  process.env.NEXT_PUBLIC_MAIL_ORIGIN = mailbox.url;
  standInForBrowser();
  const { sendMessage: submit }: { sendMessage: typeof sendMessage } = await import('@/lib/mail/sendMessage');
  let arrived = 0;
  const [batches, batch] = [process.env.TESTS === 'long' ? 50 : 3, 50]; // the messages of one batch are sent at once
  const messages = fc.array(hostileMessage, { minLength: batch, maxLength: batch });
  const property = fc.asyncProperty(messages, async (random) => {
    const expected = await Promise.all(
      random.map(async (message): Promise<Submission> => {
        const outcome = await submit(messageForm(message), { service: 's', template: 't', publicKey: 'k' });
        const empty = messageFields.find((field) => !message[field]);
        expect(outcome).toMatchObject(
          empty ? { sent: false, reason: `The "${empty}" field is required` } : { sent: true },
        );
        if (outcome.sent) arrived += 1;
        return { fields: fieldsOf(message), accepted: outcome.sent };
      }),
    );
    expect(inOneOrder((await received()).slice(-batch))).toEqual(inOneOrder(expected));
  });
  // without shrinking: fifty messages at once are enough to read
  await fc.assert(property, { numRuns: batches, endOnFailure: true });
  expect(arrived).toBeGreaterThan((batches * batch) / 3);
  expect((await fetch(mailbox.url)).status).toBe(200);
}, 180_000); // in the long form half a minute; more on a busy machine

/** Messages that are sent at once arrive in any order. */
const inOneOrder = (submissions: Submission[]) =>
  submissions.map((submission) => JSON.stringify(submission)).sort();

const fieldsOf = (message: Record<(typeof messageFields)[number], string>): Submission['fields'] => [
  ...messageFields.map((field): [string, string] => [field, asSent(message[field])]),
  ['lib_version', '4.4.1'],
  ['service_id', 's'],
  ['template_id', 't'],
  ['user_id', 'k'],
];

function standInForBrowser() {
  const { window } = new JSDOM('', { url: 'http://localhost/contact/' });
  const NodeFormData = FormData;
  class FormFormData extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super();
      if (form) for (const [name, value] of new window.FormData(form)) this.append(name, String(value));
    }
  }
  const { document, location, HTMLFormElement } = window;
  Object.assign(globalThis, { window, document, location, HTMLFormElement, FormData: FormFormData });
}
