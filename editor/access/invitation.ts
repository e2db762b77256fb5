import '@/lib/content/kinds/jitless';
import * as z from 'zod';
import { fromBase64, toBase64 } from '@/editor/media/bytes';
import type { Access } from '@/editor/publish/codeHost';

/**
 * The access token of a group for a new editor: encrypted with five words, in the fragment of a link, which browsers send to no
 * server. Link and words are sent separately, so that neither opens anything alone.
 */
export type Invitation = Access & {
  /** The last day on which the access token is valid, as `2027-09-30`. */
  expires: string;
};

/** In Dutch, with what to do. */
export class InvitationError extends Error {
  override name = 'InvitationError';
}

const prefix = '#uitnodiging=';
const rounds = 600_000; // OWASP's advice of 2023 for PBKDF2 with SHA-256
const saltLength = 16;
const ivLength = 12;

const invitation = z.strictObject({
  owner: z.string().regex(/^[\w.-]{1,100}$/),
  repo: z.string().regex(/^[\w.-]{1,100}$/),
  branch: z
    .string()
    .regex(/^[\w./-]{1,200}$/)
    .optional(),
  token: z.string().regex(/^[\w-]{1,300}$/),
  expires: z.iso.date(),
});

/** A passphrase of five words: 50 random bits. Loads the words: few people invite somebody. */
export async function newPassphrase(): Promise<string> {
  const { wordList } = await import('./wordList');
  const places = crypto.getRandomValues(new Uint16Array(5));
  return [...places].map((place) => wordList[place % wordList.length]).join(' ');
}

/** The fragment of an invitation link: `#uitnodiging=…`. */
export async function invitationLink(invited: Invitation, words: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const text = new TextEncoder().encode(JSON.stringify(invitation.parse(invited)));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyFrom(words, salt), text);
  const all = new Uint8Array([...salt, ...iv, ...new Uint8Array(encrypted)]);
  return prefix + toBase64(all).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Whether the fragment of an address is an invitation. */
export const isInvitation = (hash: string): boolean => hash.startsWith(prefix);

/**
 * Decrypts an invitation: about a second on a phone.
 * @param hash the fragment of the address
 * @param today as `2027-09-30`
 * @throws InvitationError for wrong words, a damaged link, or an expired one
 */
export async function openInvitation(hash: string, words: string, today: string): Promise<Invitation> {
  const bytes = bytesOf(hash);
  const [salt, iv] = [bytes.slice(0, saltLength), bytes.slice(saltLength, saltLength + ivLength)];
  const encrypted = bytes.slice(saltLength + ivLength);
  const text = await crypto.subtle
    .decrypt({ name: 'AES-GCM', iv }, await keyFrom(words, salt), encrypted)
    .catch(() => {
      throw new InvitationError(
        'Dat zijn niet de vijf woorden van deze uitnodiging. Kijk ze na, of vraag ze opnieuw.',
      );
    });
  const opened = invitation.parse(JSON.parse(new TextDecoder().decode(text)));
  if (opened.expires < today) {
    throw new InvitationError('Deze uitnodiging is verlopen. Vraag een nieuwe aan wie de site beheert.');
  }
  return opened;
}

/** In Dutch, a warning from a month before the access token expires; undefined before. @param today as `2027-09-30` */
export function expiryMessage({ expires }: Invitation, today: string): string | undefined {
  const days = Math.round((Date.parse(expires) - Date.parse(today)) / 86_400_000);
  if (days > 30) return undefined;
  if (days < 0) return 'Je sleutel is verlopen. Vraag een nieuwe uitnodiging.';
  if (days === 0) return 'Vandaag is de laatste dag van je sleutel. Vraag een nieuwe uitnodiging.';
  return `Je sleutel loopt over ${days} ${days === 1 ? 'dag' : 'dagen'} af. Vraag op tijd een nieuwe uitnodiging.`;
}

function bytesOf(hash: string): Uint8Array<ArrayBuffer> {
  try {
    const bytes = fromBase64(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'));
    if (isInvitation(hash) && bytes.length > saltLength + ivLength) return bytes;
  } catch {
    // thrown below
  }
  throw new InvitationError(
    'Deze link is niet volledig. Open hem opnieuw uit het bericht, of vraag een nieuwe.',
  );
}

async function keyFrom(words: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(plainWords(words));
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Without the capitals, commas and extra spaces that phones insert. */
const plainWords = (words: string): string =>
  words
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.join(' ') ?? '';
