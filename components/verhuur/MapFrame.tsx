'use client';

import type { ComponentProps } from 'react';
import { useBehaviour } from '@/components/ui/useBehaviour';

/** The frame of a map, without an address until `map.script.ts` gives it one. */
export function MapFrame({ title, ...rest }: ComponentProps<'iframe'> & { title: string }) {
  useBehaviour('map', () => import('./map.script'));
  return <iframe title={title} loading="lazy" referrerPolicy="no-referrer" hidden {...rest} />;
}
