import { execFileSync } from 'node:child_process';
import { missingPrograms } from '@/lib/programs/debian';

const reader = '/usr/bin/pdftotext';

/** Why the pages of a PDF cannot be read here, if they cannot. */
export const missingReader = (): string | undefined => missingPrograms({ [reader]: 'poppler-utils' });

/** What is written on each page of a PDF. */
export const printedPages = (pdf: Uint8Array): string[] =>
  execFileSync(reader, ['-', '-'], { input: pdf, encoding: 'utf8' }).split('\f').slice(0, -1);
