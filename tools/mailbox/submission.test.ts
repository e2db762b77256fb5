/** @jest-environment node */
import { readFields } from './submission';

/** A form as fetch sends it, in one whole. */
async function sent(fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Response(form);
  return [new Uint8Array(await request.arrayBuffer()), request.headers.get('Content-Type') ?? ''] as const;
}

// The oldest Node that is asked for stops reading without a word at some of these lengths, when it is given them at once.
test.each([0, 1, 8191, 8192, 16_184, 16_384, 20_000, 65_536, 100_000, 300_000, 900_000])(
  'a field of %i bytes, between small and middling ones › all are read',
  async (length) => {
    const fields: [string, string][] = [
      ['name', 'Zoë'],
      ['message', 'x'.repeat(length)],
      ['subject', '\r\n'.repeat(10_000)],
      ['email', 'zoe@post.example'],
    ];
    expect(await readFields(...(await sent(fields)))).toEqual(fields);
  },
);
