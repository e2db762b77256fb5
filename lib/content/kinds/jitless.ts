import * as z from 'zod';

/**
 * zod tries whether it may compile code, at the first schema that is made; where a policy refuses that, the browser reports it.
 * Imported before the schemas in every module that makes some, so that the editor needs no right to.
 */
z.config({ jitless: true });
