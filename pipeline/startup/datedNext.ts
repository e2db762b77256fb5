import { applyAllDates } from '@/lib/calendar/nextActivityParts';
import { minuteOf } from '@/lib/dates/periods';
import { applyWhileParsing } from './applyDates';

/** Runs in the home page instead of `dated.ts`: it shows the next activity too. */
applyWhileParsing(() => applyAllDates(document, minuteOf(new Date())));
