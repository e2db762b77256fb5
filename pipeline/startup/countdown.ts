import { countdown } from '@/components/bivak/countdown.script';
import { minuteOf } from '@/lib/dates/periods';
import { applyWhileParsing } from './applyDates';

/**
 * Runs in pages with a countdown: before first paint and when the tab becomes visible. Reads the clock each second; the text
 * can change only with the minute.
 */
let shownMinute = 0;
const update = () => {
  const now = new Date();
  shownMinute = minuteOf(now);
  countdown(document, now);
};
applyWhileParsing(update);
setInterval(() => shownMinute === minuteOf(new Date()) || update(), 1000);
