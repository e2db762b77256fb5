import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSuccess } from '@/lib/mail/failure';
import type { Message } from '@/lib/mail/message';
import { type Behaviour, parseBehaviour } from './behaviour';
import { messagesPage } from './page';
import { store } from './store';
import { type Fields, messageOf, readFields, refusal } from './submission';

export type MailboxOptions = {
  /** 0 or nothing: any free port. */
  port?: number;
  /** Where the messages are written. */
  dir?: string;
  /** Takes one line per message. */
  log?: (line: string) => void;
  behaviour?: Behaviour;
};

/** One request for the provider's end point. `accepted` once it was answered as sent. */
export type Submission = { fields: Fields; accepted: boolean };

export type Mailbox = {
  url: string;
  /** The latest requests, oldest first, accepted or not. */
  submissions: readonly Submission[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

const endPoint = '/api/v1.0/email/send-form';
const largestBody = 1_000_000; // bytes
const remembered = 100;

/**
 * Starts a stand-in for the mail provider on this machine alone. Takes its end point, keeps what it is sent, and can be
 * told to misbehave (`PUT /gedrag`); `GET /` shows the messages, `GET /berichten` gives every request as JSON,
 * `DELETE /berichten` forgets them and the behaviour. Rejects when the port is taken.
 */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const { port = 0, dir = 'postvak', log = console.log } = options;
  let current = options.behaviour ?? {};
  let release = () => {};
  const submissions: Submission[] = [];
  const messages: Message[] = [];

  function behave(next: Behaviour) {
    const goOn = release;
    current = next;
    release = () => {};
    goOn();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((problem: unknown) => {
      log(`Postvak: ${printable(String(problem))}`);
      if (!response.headersSent) reply(response, 500, 'The mailbox failed');
    });
  });
  server.on('clientError', (_, socket) => socket.destroy());

  async function answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('Connection', 'close'); // a browser repeats a request whose kept connection is cut
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (!isLocal(request.headers.host))
      return reply(response, 403, 'This mailbox answers to this machine alone');
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    switch (call) {
      case `POST ${endPoint}`:
        return receive(request, response);
      case `OPTIONS ${endPoint}`:
        if (current.cors !== false) allowEveryOrigin(response);
        return reply(response, 204, '');
      case 'GET /':
        response.setHeader(
          'Content-Security-Policy',
          "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
        );
        return reply(response, 200, messagesPage(messages, dir), 'text/html; charset=utf-8');
      case 'GET /berichten':
        return reply(response, 200, JSON.stringify(submissions), 'application/json');
      case 'DELETE /berichten':
        submissions.length = 0;
        messages.length = 0;
        behave({});
        return reply(response, 204, '');
      case 'PUT /gedrag':
        return change(request, response);
      default:
        return reply(response, 404, 'Not found');
    }
  }

  async function change(request: IncomingMessage, response: ServerResponse) {
    try {
      behave(parseBehaviour(new TextDecoder().decode(await readBody(request))));
      reply(response, 204, '');
    } catch (problem) {
      reply(response, 400, String(problem));
    }
  }

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    if (current.cors !== false) allowEveryOrigin(response);
    if (!body) return reply(response, 413, 'The message is too large');
    let fields: Fields;
    try {
      fields = await readFields(body, request.headers['content-type'] ?? '');
    } catch {
      return reply(response, 400, 'The form data cannot be read');
    }
    const submission = { fields, accepted: false };
    submissions.push(submission);
    submissions.splice(0, submissions.length - remembered);

    const refused = refusal(fields);
    if (refused) return reply(response, 400, refused);
    await respond(response, submission);
  }

  async function respond(response: ServerResponse, submission: Submission) {
    const { status = 200, text = 'OK', type = 'text/plain; charset=utf-8', delay, hold, hangUp } = current;
    if (delay) await sleep(delay);
    if (hold) {
      await new Promise<void>((resolve) => {
        const others = release;
        release = () => {
          others();
          resolve();
        };
      });
    }
    if (hangUp) return response.destroy();
    if (isSuccess({ status, text })) {
      await keep(messageOf(submission.fields));
      submission.accepted = true;
    }
    reply(response, status, text, type);
  }

  async function keep(message: Message) {
    const file = await store(dir, message);
    messages.push(message);
    messages.splice(0, messages.length - remembered);
    log(
      `Bericht van ${printable(message.name)} <${printable(message.email)}>: ${printable(message.subject)} (${file})`,
    );
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    submissions,
    behave,
    close: () =>
      new Promise((resolve) => {
        release();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The whole body, or nothing when it is too large; the rest is then let by, so that the sender can hear why. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size <= largestBody ? new Uint8Array(Buffer.concat(chunks)) : undefined;
}

function reply(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8') {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(text);
}

function allowEveryOrigin(response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'POST');
}

/** A web page elsewhere that points its own name at this machine must not read the messages. */
function isLocal(host = ''): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host);
}

/** A value for a terminal: no control character, no change of direction, no more than a line. */
export function printable(text: string): string {
  const safe = text.slice(0, 200).replace(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Surrogate}]/gu, '·');
  const characters = Array.from(safe);
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : safe;
}
