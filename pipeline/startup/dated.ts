import { settle } from '@/lib/dates/datedParts';
import { minuteOf } from '@/lib/dates/periods';
import { keepSettled } from './applyDates';

/** Runs in pages that hold something dated, before everything else. */
keepSettled(() => settle(document, minuteOf(new Date())));
