'use client';

import { FollowsChoice } from '@/components/ui/FollowsChoice';
import { useBehaviour } from '@/components/ui/useBehaviour';
import { ticksOf } from '@/lib/camp/ticks';
import type { Minute } from '@/lib/dates/periods';
import { goneAttribute } from '@/lib/offline/attributes';

type BookletProps = {
  year: number;
  /** The ids of the groups that may be chosen. */
  ids: readonly string[];
  /** From when it is no longer kept on a device. */
  gone: Minute;
  children: React.ReactNode;
};

/** The pages of the booklet, with the choice of a group and the boxes that stay ticked. */
export function Booklet({ year, ids, gone, children }: BookletProps) {
  useBehaviour('ticks', () => import('./ticks.script'));
  useBehaviour('print', () => import('@/components/ui/print.script'));
  return (
    <FollowsChoice ids={ids} {...ticksOf(year)} {...{ [goneAttribute]: gone }}>
      {children}
    </FollowsChoice>
  );
}
