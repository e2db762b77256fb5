import { booklet } from '@/components/boekje/booklet.script';
import { onChoice, showChoice } from '@/lib/browser/groupChoice';
import { printOnClick } from '@/lib/browser/print';
import { applyWhileParsing } from './applyDates';

/** Runs in the booklet of a camp: the chosen groups before paint, the boxes once they are there. */
const show = () => void showChoice(document);
applyWhileParsing(show);
onChoice(show);
addEventListener('pageshow', show);
document.addEventListener('DOMContentLoaded', booklet);
printOnClick();
