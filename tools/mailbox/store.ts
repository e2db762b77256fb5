import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Message } from '@/lib/mail/message';

let count = 0; // two messages in one millisecond are two files

/** Writes a message as an RFC 5322 file that any mail program opens; returns its path. Makes the folder if needed. */
export async function store(dir: string, message: Message, date = new Date()): Promise<string> {
  count += 1;
  const file = join(dir, `${date.toISOString().replace(/[:.]/g, '-')}-${count}.eml`);
  await mkdir(dir, { recursive: true });
  await writeFile(file, await toEml(message, date), { flag: 'wx' });
  return file;
}

/** One message as the bytes of an `.eml`: UTF-8, quoted-printable, no field can add a header of its own. */
export function toEml({ name, email, subject, message }: Message, date: Date): Promise<Buffer> {
  return new MailComposer({
    from: sender(name, email),
    to: { name: 'Postvak', address: 'postvak@localhost' },
    subject: foldable(subject),
    text: message.replace(/\r\n?|\n/g, '\r\n'), // the only line break that mail knows
    textEncoding: 'quoted-printable',
    date,
    messageId: `<${randomUUID()}@localhost>`, // the library's own takes over whatever stands after the sender's @
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/**
 * What no mail program could answer goes into the name, so that it can still be read. An address has 254 characters at
 * most (RFC 5321, 4.5.3.1.3, without its angle brackets).
 */
function sender(name: string, email: string) {
  const isAddress = email.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i.test(email);
  return isAddress
    ? { name: foldable(name), address: email }
    : { name: foldable(`${name} (${email})`), address: 'onbekend@localhost' };
}

/**
 * A line has 998 characters at most (RFC 5322, 2.1.1) and a header breaks at its spaces only, unless it is encoded. The
 * library does that for a text outside ASCII alone, so a word that fills a line gets an invisible word joiner (U+2060).
 * 400 leaves room for the backslash that each character of a name may need.
 */
function foldable(text: string): string {
  return /\S{400}/.test(text) ? `${text}\u2060` : text;
}
