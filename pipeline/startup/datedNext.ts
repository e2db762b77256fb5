import { settleAll } from '@/lib/datedNext';
import { minuteOf } from '@/lib/periods';
import { keepSettled } from './settling';

/** Runs in the home page in the place of `dated.ts`: it tells the next activity too. */
keepSettled(() => settleAll(document, minuteOf(new Date())));
