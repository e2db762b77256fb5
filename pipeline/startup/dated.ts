import { applyDates } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { applyWhileParsing } from './applyDates';

/** Runs in pages that hold something dated, before everything else. */
applyWhileParsing(() => applyDates(document, minuteOf(new Date())));
