'use client';

import type { ComponentProps } from 'react';
import { carriesGroups, followsAttribute } from '@/lib/browser/chosenGroups';
import { useBehaviour } from './useBehaviour';

type FollowsChoiceProps = ComponentProps<'div'> & {
  /** Of the groups that may be chosen. */
  ids: readonly string[];
};

/** Around parts that are about some age groups, of which the chosen ones are shown (`ChosenGroups` has the style rules). */
export function FollowsChoice({ ids, ...div }: FollowsChoiceProps) {
  useBehaviour('choice', () => import('./choice.script'));
  return <div {...div} {...carriesGroups(ids)} {...{ [followsAttribute]: '' }} />;
}
