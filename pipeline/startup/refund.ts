import { refund } from '@/components/bivak/refund.script';
import { minuteOf } from '@/lib/dates/periods';
import { applyWhileParsing } from './applyDates';

/** Runs in the page that shows which document somebody needs: before paint, on each choice, and after form restoration. */
const answer = () => refund(document, minuteOf(new Date()));
applyWhileParsing(answer);
document.addEventListener('change', answer);
addEventListener('pageshow', answer);
