import { settle } from '@/lib/dated';
import { keepSettled } from './settling';

/** Runs in pages that hold something dated (`lateScripts.ts` puts it there, before everything else). */
keepSettled(settle);
