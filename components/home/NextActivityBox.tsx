'use client';

import type { ComponentProps } from 'react';
import { useBehaviour } from '@/components/ui/useBehaviour';

/** Around the words of the next activity, which `nextActivity.script.ts` writes. */
export function NextActivityBox(props: ComponentProps<'div'>) {
  useBehaviour('nextActivity', () => import('./nextActivity.script'));
  return <div data-state="plain" {...props} />;
}
