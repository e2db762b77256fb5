import { applyAllDates } from '@/lib/calendar/nextActivityParts';
import { minuteOf } from '@/lib/dates/periods';
import { applyWhileParsing } from './applyDates';

/** Runs in the home page in the place of `dated.ts`: it tells the next activity too. */
applyWhileParsing(() => applyAllDates(document, minuteOf(new Date())));
