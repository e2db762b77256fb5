import { chosenRule } from '@/lib/browser/chosenGroups';

type ChosenGroupsProps = {
  ids: readonly string[];
  /** Whether the page has an anchor for each group, which chooses it without script. */
  anchored?: boolean;
};

/**
 * The style rules of a page that can leave out what other age groups do (`lib/browser/chosenGroups.ts`). For the pages in app/ and
 * not for their bodies: the editor's preview, which renders those, allows no later `<style>`.
 */
export function ChosenGroups({ ids, anchored = true }: ChosenGroupsProps) {
  if (ids.length === 0) return null;
  return (
    <style href={anchored ? 'groups' : 'groups-chosen'} precedence="group">
      {chosenRule(ids, anchored)}
    </style>
  );
}
