import { years } from '@/components/bivak/years.script';

/** Runs in pages with something that is folded. */
years();
