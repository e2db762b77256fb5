import { type Message, messageFields } from '@/lib/mail/message';

/** The fields of one request, in the order in which they came. */
export type Fields = [name: string, value: string][];

const piece = 8192; // bytes

const identifiers = [
  ['user_id', 'The user ID is required'],
  ['service_id', 'The service ID is required'],
  ['template_id', 'The template ID is required'],
] as const;

/** Takes a multipart body apart. Throws a TypeError when it is none, or when it carries a file. */
export async function readFields(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<Fields> {
  const data = await new Response(inPieces(body), { headers: { 'Content-Type': contentType } }).formData();
  return [...data].map(([name, value]) => {
    if (typeof value !== 'string') throw new TypeError(`The "${name}" field is a file`);
    return [name, value];
  });
}

/**
 * Node 20.9 never finishes reading a form of which more than 16 kB (what its streams hold) of one field come at once.
 * Later ones do, so this can go when 20.9 is no longer the oldest that is asked for.
 */
function inPieces(body: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < body.length; at += piece) controller.enqueue(body.subarray(at, at + piece));
      controller.close();
    },
  });
}

/** What a provider would refuse about a request, in its kind of words; nothing when it is in order. */
export function refusal(fields: Fields): string | undefined {
  for (const [name, text] of identifiers) if (!fieldValue(fields, name)) return text;
  const missing = messageFields.find((name) => !fieldValue(fields, name));
  return missing && `The "${missing}" field is required`;
}

export const messageOf = (fields: Fields): Message => ({
  name: fieldValue(fields, 'name'),
  email: fieldValue(fields, 'email'),
  subject: fieldValue(fields, 'subject'),
  message: fieldValue(fields, 'message'),
});

function fieldValue(fields: Fields, wanted: string): string {
  return fields.find(([name]) => name === wanted)?.[1] ?? '';
}
