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
  /** Sets the behaviour, for everyone or for one sender's address, and lets go of what was held for them. */
  behave: (behaviour: Behaviour, sender?: string) => void;
  close: () => Promise<void>;
};

const endPoint = '/api/v1.0/email/send-form';
const largestBody = 1_000_000; // bytes
const remembered = 500;

/**
 * Starts a stand-in for the mail provider on this machine alone. Takes its end point, keeps what it is sent, and can be
 * told to misbehave (`PUT /gedrag`, for one sender `?van=<address>`); `GET /` shows the messages, `GET /berichten`
 * (`?van=`) gives the requests as JSON, `DELETE /berichten` forgets them and every behaviour. Rejects when the port is taken.
 */
export async function startMailbox(options: MailboxOptions = {}): Promise<Mailbox> {
  const { port = 0, dir = 'postvak', log = console.log } = options;
  const everyone = '';
  const behaviours = new Map([[everyone, options.behaviour ?? {}]]);
  const behaviourFor = (sender: string) => behaviours.get(sender) ?? behaviours.get(everyone) ?? {};
  const held = new Set<{ sender: string; goOn: () => void }>();
  const submissions: Submission[] = [];
  const messages: Message[] = [];

  function behave(next: Behaviour, sender = everyone) {
    behaviours.set(sender, next);
    letGo(sender);
  }

  function letGo(sender: string) {
    for (const answer of held) {
      if (sender !== everyone && sender !== answer.sender) continue;
      held.delete(answer);
      answer.goOn();
    }
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
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const sender = searchParams.get('van') ?? everyone;
    switch (`${request.method} ${pathname}`) {
      case `POST ${endPoint}`:
        return receive(request, response);
      case `OPTIONS ${endPoint}`:
        allowEveryOrigin(response);
        return reply(response, 204, '');
      case 'GET /':
        response.setHeader(
          'Content-Security-Policy',
          "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
        );
        return reply(response, 200, messagesPage(messages, dir), 'text/html; charset=utf-8');
      case 'GET /berichten':
        return reply(response, 200, JSON.stringify(submissions.filter(isFrom(sender))), 'application/json');
      case 'DELETE /berichten':
        submissions.length = 0;
        messages.length = 0;
        behaviours.clear();
        letGo(everyone);
        return reply(response, 204, '');
      case 'PUT /gedrag':
        return change(request, response, sender);
      default:
        return reply(response, 404, 'Not found');
    }
  }

  async function change(request: IncomingMessage, response: ServerResponse, sender: string) {
    try {
      behave(parseBehaviour(new TextDecoder().decode(await readBody(request))), sender);
      reply(response, 204, '');
    } catch (problem) {
      reply(response, 400, String(problem));
    }
  }

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const body = await readBody(request);
    allowEveryOrigin(response);
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
    const sender = messageOf(submission.fields).email;
    const {
      status = 200,
      text = status === 200 ? 'OK' : '',
      type = 'text/plain; charset=utf-8',
      ...rest
    } = behaviourFor(sender);
    if (rest.cors === false) response.removeHeader('Access-Control-Allow-Origin');
    if (rest.delay) await sleep(rest.delay);
    if (rest.hold) await new Promise<void>((goOn) => held.add({ sender, goOn }));
    if (rest.hangUp) return response.destroy();
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
        letGo(everyone);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const isFrom =
  (sender: string) =>
  ({ fields }: Submission) =>
    !sender || messageOf(fields).email === sender;

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
