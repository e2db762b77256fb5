import * as z from 'zod';
import { problemMessage } from '@/lib/content/problem';
import { fieldInfo } from './field';

const aPdf = problemMessage('een pdf in de map public/documents, bijvoorbeeld medische-fiche.pdf');

/** A file below `public/documents`, by its path there. `pipeline/check` checks that it exists and is a PDF. */
export const documentFile = z
  .string({ error: aPdf })
  .regex(/\.[pP][dD][fF]$/, { error: aPdf })
  .register(fieldInfo, { kind: 'document', help: 'Een pdf.' });
