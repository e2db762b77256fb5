import * as z from 'zod';
import { problemMessage } from '@/lib/content/problem';
import { fieldInfo } from './field';

/** `2025-2026`: two years that follow each other. */
export const workingYear = z
  .string({ error: 'een werkjaar, bijvoorbeeld 2025-2026' })
  .refine(
    (value) => /^20\d\d-20\d\d$/.test(value) && Number(value.slice(5)) === Number(value.slice(0, 4)) + 1,
    {
      error: problemMessage(
        'een werkjaar van twee jaartallen na elkaar, bijvoorbeeld 2025-2026',
        'verbeter de jaartallen',
      ),
    },
  )
  .register(fieldInfo, { kind: 'workingYear', help: 'Twee jaartallen na elkaar, zoals 2025-2026.' });
