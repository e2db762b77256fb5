/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { messageFields, messageForm } from '@/lib/mail/message';
import type { sendMessage } from '@/lib/mail/sendMessage';
import { freePort } from '@/scripts/programs/ports';
import { type Server, startServer, typescript } from '@/scripts/programs/programs';
import type { Submission } from './server';
import { asSent, hostileMessage } from './testing/hostileText';

/**
 * Ten thousand values through the form's own code, the real library and real HTTP, into a mailbox of its own process.
 * The forms are jsdom's; fetch and its multipart encoding are Node's (jsdom has no fetch, and its own encoding
 * breaks on large values). What a real browser makes of such values is tried in e2e/contact.
 */

const batches = 50;
const batch = 50; // messages, sent at once

let dir: string;
let mailbox: Server;
let url: string;
let send: typeof sendMessage;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'postvak-'));
  const port = await freePort();
  mailbox = await startServer(
    typescript('tools/mailbox/mailbox.ts', '--port', String(port), '--dir', dir),
    port,
  );
  url = mailbox.url;
  process.env.NEXT_PUBLIC_MAIL_ORIGIN = url;
  standInForBrowser();
  ({ sendMessage: send } = await import('@/lib/mail/sendMessage'));
});

afterAll(async () => {
  await mailbox.close();
  await rm(dir, { recursive: true });
});

test('ten thousand random values › arrive unchanged or get a clear message; the mailbox stays', async () => {
  let arrived = 0;
  const messages = fc.array(hostileMessage, { minLength: batch, maxLength: batch });
  const holds = fc.asyncProperty(messages, async (random) => {
    await fetch(`${url}/berichten`, { method: 'DELETE' });
    const expected = await Promise.all(
      random.map(async (message): Promise<Submission> => {
        const empty = messageFields.find((field) => !message[field]);
        const outcome = await send(messageForm(message), { service: 's', template: 't', publicKey: 'k' });
        expect(outcome).toEqual(
          empty ? { sent: false, reason: `The "${empty}" field is required` } : { sent: true },
        );
        if (outcome.sent) arrived += 1;
        return { fields: fieldsOf(message), accepted: outcome.sent };
      }),
    );
    const submissions: Submission[] = await (await fetch(`${url}/berichten`)).json();
    expect(inOneOrder(submissions)).toEqual(inOneOrder(expected));
  });
  // without looking for a smaller example: fifty messages at once say enough
  await fc.assert(holds, { numRuns: batches, endOnFailure: true });
  expect(arrived).toBeGreaterThan((batches * batch) / 3);
  expect((await fetch(url)).status).toBe(200);
}, 180_000); // some ten seconds; a busy machine may take its time

/** Messages that are sent at once arrive in any order. */
const inOneOrder = (submissions: Submission[]) =>
  submissions.map((submission) => JSON.stringify(submission)).sort();

function fieldsOf(message: Record<(typeof messageFields)[number], string>): Submission['fields'] {
  return [
    ...messageFields.map((field): [string, string] => [field, asSent(message[field])]),
    ['lib_version', '4.4.1'],
    ['service_id', 's'],
    ['template_id', 't'],
    ['user_id', 'k'],
  ];
}

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
