import { z } from 'zod';

/** How the mailbox answers a message that is in order. Without any of these: like the provider, 200 and `OK`. */
export const behaviour = z
  .strictObject({
    status: z.int().min(200).max(599),
    text: z.string(),
    type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w-]+)?$/),
    /** Milliseconds before the answer. */
    delay: z.int().min(0).max(120_000),
    /** No answer until the mailbox is told to behave otherwise. */
    hold: z.boolean(),
    /** Takes the message in, then cuts the connection. */
    hangUp: z.boolean(),
    /** False: the answer lacks the header without which a browser keeps it from the page. */
    cors: z.boolean(),
  })
  .partial();

export type Behaviour = z.infer<typeof behaviour>;

/** Reads a behaviour from JSON, from the command line or a request. Throws an Error that names what is wrong. */
export function parseBehaviour(json: string): Behaviour {
  const result = behaviour.safeParse(JSON.parse(json || '{}'));
  if (result.success) return result.data;
  throw new Error(z.prettifyError(result.error));
}
