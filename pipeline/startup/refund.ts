import { refund } from '@/components/bivak/refund.script';
import { applyWhileParsing } from './applyDates';

/**
 * Runs in a page that tells which paper somebody needs: before it is painted, when something is chosen, and for what a browser
 * chose again by itself.
 */
const answer = () => refund(document);
applyWhileParsing(answer);
document.addEventListener('change', answer);
addEventListener('pageshow', answer);
