import { settleAll } from '@/lib/calendar/nextActivityParts';
import { minuteOf } from '@/lib/dates/periods';
import { keepSettled } from './applyDates';

/** Runs in the home page in the place of `dated.ts`: it tells the next activity too. */
keepSettled(() => settleAll(document, minuteOf(new Date())));
