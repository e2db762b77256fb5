/** @jest-environment node */
import fc from 'fast-check';
import { toEml } from './store';
import { asSent, hostileMessage } from './testing/hostileText';

const date = new Date('2026-07-21T12:00:00Z');

/** One character for each byte, by the rules of RFC 2045, 6.7. */
const fromQuotedPrintable = (text: string) =>
  text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Headers (unfolded) and text of an `.eml`, read back by the rules of RFC 5322 and 2045. */
async function read(message: Parameters<typeof toEml>[0]) {
  const raw = (await toEml(message, date)).toString('latin1');
  const split = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, split);
  const headers = head.replace(/\r\n[ \t]/g, ' ').split('\r\n');
  const coding = /^Content-Transfer-Encoding: (.*)$/m.exec(headers.join('\n'))?.[1];
  const body = raw.slice(split + 4);
  const bytes = coding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
  return {
    raw,
    head,
    headers,
    names: headers.map((line) => line.split(':')[0]),
    text: Buffer.from(bytes, 'latin1').toString('utf8'),
  };
}

/** A header with its encoded words (RFC 2047, in quoted-printable) read; letters of ASCII only. */
const decodeWords = (header: string) =>
  header.replace(/ ?=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) =>
    fromQuotedPrintable(word.replaceAll('_', ' ')),
  );

const longestLine = (raw: string) => Math.max(...raw.split('\r\n').map((line) => line.length));

const message = {
  name: 'Zoë “Z.”',
  email: 'zoe@post.example',
  subject: 'Vraag – €5 😀',
  message: 'Dag\r\nregel 2 €',
};

test('a message › an e-mail with sender, subject, date and text', async () => {
  const { headers, text } = await read(message);
  expect(headers).toContainEqual(expect.stringMatching(/^From: .*<zoe@post\.example>$/));
  expect(headers).toContainEqual(expect.stringMatching(/^Subject: =\?UTF-8\?/));
  expect(headers).toContain('Date: Tue, 21 Jul 2026 12:00:00 +0000');
  expect(text).toBe(`${message.message}\r\n`);
});

test('an address that is none › stands with the name', async () => {
  const { headers } = await read({ ...message, name: 'Noor', email: 'noor aan post' });
  expect(headers).toContain('From: "Noor (noor aan post)" <onbekend@localhost>');
});

test.each([
  ['letters', 'a'],
  ['quotes and backslashes, which get one more', '"\\'],
  ['what looks like an encoded word', '=?utf-8?Q?=C3=A9?='],
  ['a tag', '<b>'],
])(
  'a name and a subject of one word of %s, longer than a line › shorter lines, every letter',
  async (_, piece) => {
    const long = piece.repeat(50_000 / piece.length);
    const { raw, headers } = await read({ ...message, name: long, subject: long });
    expect(longestLine(raw)).toBeLessThanOrEqual(998);
    const decoded = headers.map(decodeWords);
    expect(decoded.find((line) => line.startsWith('Subject:'))).toContain(long);
    expect(decoded.find((line) => line.startsWith('From:'))).toContain(long);
  },
);

test('an address longer than any can be › stands with the name', async () => {
  const { raw, headers } = await read({ ...message, email: `${'a'.repeat(2_000)}@post.example` });
  expect(longestLine(raw)).toBeLessThanOrEqual(998);
  expect(headers).toContainEqual(expect.stringMatching(/^From: .*<onbekend@localhost>$/));
});

test('two hundred hostile messages › the same headers each time, printable lines, the text unchanged', async () => {
  const { names } = await read(message);
  const holds = fc.asyncProperty(hostileMessage, async (random) => {
    const eml = await read(random);
    expect(names).toEqual(expect.arrayContaining(eml.names));
    expect(new Set(eml.names).size).toBe(eml.names.length);
    expect(eml.head).toMatch(/^[\t\r\n\x20-\x7E]*$/);
    expect(longestLine(eml.raw)).toBeLessThanOrEqual(998);
    const lines = asSent(random.message);
    expect(eml.text).toBe(!lines || lines.endsWith('\r\n') ? lines : `${lines}\r\n`);
  });
  await fc.assert(holds, { numRuns: 200 });
}, 60_000);
