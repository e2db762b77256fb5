import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { applyWhileParsing } from './applyDates';

/** Runs first, in pages with dated parts. */
applyWhileParsing(() => applyDates(document, minuteOf(new Date())));
