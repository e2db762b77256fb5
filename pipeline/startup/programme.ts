import { programme, programmeChoice } from '@/components/programma/programme.script';
import { printOnClick } from '@/lib/browser/print';
import { applyWhileParsing } from './applyDates';

/** Runs in the programme, after the dates: before paint, and on each choice. */
const apply = () => programme(document);
applyWhileParsing(apply);
addEventListener('pageshow', apply);
programmeChoice();
printOnClick();
