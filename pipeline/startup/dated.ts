import { settle } from '@/lib/dated';
import { minuteOf } from '@/lib/periods';
import { keepSettled } from './settling';

/** Runs in pages that hold something dated, before everything else. */
keepSettled(() => settle(document, minuteOf(new Date())));
