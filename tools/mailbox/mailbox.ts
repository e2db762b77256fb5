import { EventEmitter, once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSuccess } from '@/lib/mail/failure';
import { messageFields } from '@/lib/mail/message';

/** One request for the provider's end point, its fields in order. `accepted` once it was answered as sent. */
export type Submission = { fields: [name: string, value: string][]; accepted: boolean };

/** How a message is answered. Without any of these: like the provider, 200 and `OK`. */
export type MailboxAnswer = {
  status?: number;
  text?: string;
  type?: string;
  /** No answer until the next behaviour. */
  hold?: boolean;
  /** Receives the message, then closes the connection. */
  hangUp?: boolean;
  /** False: the answer lacks the header without which a browser withholds it from the page. */
  cors?: boolean;
};

/**
 * A mailbox on this machine that receives the contact form's messages instead of the provider. README.md lists its answers.
 * `--quiet` for a caller that names the address already.
 */
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '9099' },
    dir: { type: 'string', default: 'postvak' },
    quiet: { type: 'boolean', default: false },
  },
});

const storedAtMost = 500; // submissions
const shown = 20; // messages on the page

const submissions: Submission[] = [];
const behaviours = new Map<string, MailboxAnswer>(); // by the sender's address
const changes = new EventEmitter(); // named by the sender's address
let stored = 0;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  response.setHeader('Connection', 'close'); // a browser repeats a request when a connection that it reuses is closed
  // a web page elsewhere that points its own name at this machine must not read the messages
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) return reply(response, 403);
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const sender = searchParams.get('van') ?? '';
  switch (`${request.method} ${pathname}`) {
    case 'POST /api/v1.0/email/send-form':
      return receive(request, response);
    case 'GET /':
      response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      return reply(response, 200, page(), 'text/html; charset=utf-8');
    case 'GET /berichten': {
      const chosen = submissions.filter((one) => !sender || fieldOf(one, 'email') === sender);
      return reply(response, 200, JSON.stringify(chosen), 'application/json');
    }
    case 'PUT /gedrag':
      behaviours.set(sender, JSON.parse((await request.toArray()).join('')));
      changes.emit(sender);
      return reply(response, 204);
    default:
      return reply(response, 404);
  }
}

async function receive(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  const submission: Submission = { fields: await readFields(request), accepted: false };
  submissions.push(submission);
  submissions.splice(0, submissions.length - storedAtMost);
  const required = ['user_id', 'service_id', 'template_id', ...messageFields];
  const missing = required.find((name) => !fieldOf(submission, name));
  if (missing) return reply(response, 400, `The "${missing}" field is required`);

  const sender = fieldOf(submission, 'email');
  const { status = 200, text = status === 200 ? 'OK' : '', ...behaviour } = behaviours.get(sender) ?? {};
  if (behaviour.cors === false) response.removeHeader('Access-Control-Allow-Origin');
  if (behaviour.hold) await once(changes, sender);
  if (behaviour.hangUp) return response.destroy();
  if (isSuccess({ status, text })) {
    await store(submission);
    submission.accepted = true;
  }
  reply(response, status, text, behaviour.type);
}

/** Rejects when the body is no form. */
async function readFields(request: IncomingMessage): Promise<Submission['fields']> {
  const piece = 8192; // Node 20.9 never finishes reading a form of which more than 16 kB of one field come at once
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const chunk of request) {
        for (let at = 0; at < chunk.length; at += piece) controller.enqueue(chunk.subarray(at, at + piece));
      }
      controller.close();
    },
  });
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  const form = await new Response(body, { headers }).formData();
  return [...form].map(([name, value]) => [name, String(value)]);
}

async function store(submission: Submission) {
  const [name, email, subject, message] = messageFields.map((field) => fieldOf(submission, field));
  stored += 1; // two messages in one millisecond are two files
  const file = join(options.dir, `${new Date().toISOString().replace(/[:.]/g, '-')}-${stored}.txt`);
  await mkdir(options.dir, { recursive: true });
  await writeFile(file, `Van: ${name} <${email}>\nOnderwerp: ${subject}\n\n${message}\n`, { flag: 'wx' });
  console.log(`Postvak: een nieuw bericht, in ${file}`);
}

const page = () => `<!doctype html>
<html lang="nl-BE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Postvak</title>
<h1>Postvak</h1>
<p>Wat het contactformulier op deze computer verstuurt. Er vertrekt niets naar buiten. Elk bericht staat ook in de map ${escaped(options.dir)}. Laad deze pagina opnieuw na het versturen.</p>
${submissions
  .filter(({ accepted }) => accepted)
  .slice(-shown)
  .reverse()
  .map((submission) => messageFields.map((field) => escaped(fieldOf(submission, field))))
  .map(
    ([name, email, subject, message]) => `<article>
<h2><bdi>${subject}</bdi></h2>
<p>Van <bdi>${name}</bdi>, <bdi>${email}</bdi></p>
<pre dir="auto">${message}</pre>
</article>`,
  )
  .join('\n')}`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const fieldOf = ({ fields }: Submission, wanted: string) =>
  fields.find(([name]) => name === wanted)?.[1] ?? '';

const reply = (response: ServerResponse, status: number, text = '', type = 'text/plain; charset=utf-8') =>
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);

createServer((request, response) => {
  answer(request, response).catch((problem: unknown) => reply(response, 400, String(problem)));
}).listen(Number(options.port), '127.0.0.1', () => {
  if (!options.quiet) console.log(`Postvak: http://127.0.0.1:${options.port} (stop met Ctrl+C)`);
});
