import { groups } from '@/components/home/groups.script';
import { applyWhileParsing } from './applyDates';

/** Runs in the home page, before paint. */
applyWhileParsing(() => groups(document));
