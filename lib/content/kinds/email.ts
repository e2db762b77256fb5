import * as z from 'zod';
import { problemMessage, replaceAdvice } from '@/lib/content/problem';
import { fieldInfo } from './field';

export const email = z
  .email({
    error: ({ input }) =>
      problemMessage(
        'een e-mailadres, bijvoorbeeld info@jouwgroep.be',
        typeof input === 'string' && /^mailto:/i.test(input)
          ? replaceAdvice(input.slice(7))
          : 'kijk of er één @ in staat, een punt erna, en geen spaties',
      ),
  })
  .register(fieldInfo, { kind: 'email' });
