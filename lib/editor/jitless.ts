import * as z from 'zod';

/** Imported before anything else that runs in the browser: zod tries whether it may compile code, which the policy refuses. */
z.config({ jitless: true });
