import { recordFormat } from '@/pipeline/update/release';

/** `node scripts/run.mjs scripts/recordFormat.ts`: records what content may hold now, for `lib/content/migrations/schemaFields.test.ts`. */
recordFormat('.');
