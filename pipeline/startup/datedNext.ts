import { settleAll } from '@/lib/datedNext';
import { keepSettled } from './settling';

/** Runs in the home page in the place of `dated.ts`: it tells the next activity too. */
keepSettled(settleAll);
