'use client';

import type { ComponentProps } from 'react';
import { useBehaviour } from '@/components/ui/useBehaviour';

/** Around what each group does, of which `groups.script.ts` shows the chosen ones. */
export function GroupsBox(props: ComponentProps<'div'>) {
  useBehaviour('groups', () => import('./groups.script'));
  return <div {...props} />;
}
