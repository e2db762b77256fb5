import { startOf, withStart } from '@/editor/drafts/starts';
import { type BlockName, blocks } from '@/lib/content/blocks';
import { useEditing } from './editing';

/** Returns a function that begins a block that nobody wrote, and opens it. */
export function useStart() {
  const { replace, open, notify } = useEditing();
  return (name: BlockName) => {
    notify(`${blocks[name].label} is begonnen. Vul in wat alleen jullie weten.`);
    replace((draft) => withStart(draft, name, Date.now()));
    open({ type: 'place', place: startOf(name) });
  };
}
