import { countdown } from '@/components/bivak/countdown.script';
import { minuteOf } from '@/lib/dates/periods';
import { applyWhileParsing } from './applyDates';

/**
 * Runs in pages with a countdown: right before it is painted, and at once when a tab that slept comes back. The clock is
 * looked at each second; what the page says can be another thing only in another minute.
 */
let counted = 0;
const count = () => {
  const now = new Date();
  counted = minuteOf(now);
  countdown(document, now);
};
applyWhileParsing(count);
setInterval(() => counted === minuteOf(new Date()) || count(), 1000);
