import * as z from 'zod';

/**
 * zod tries to compile code at the first schema, which a content security policy reports. Import this before schemas in every
 * module that makes some.
 */
z.config({ jitless: true });
