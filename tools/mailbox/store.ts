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
    subject,
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

/** What no mail program could answer goes into the name, so that it can still be read. */
function sender(name: string, email: string) {
  if (/^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d.-]+$/i.test(email)) return { name, address: email };
  return { name: `${name} (${email})`, address: 'onbekend@localhost' };
}
