import { years } from '@/components/bivak/years.script';

/** Runs in pages with `<details>`. */
years();
