import { Button } from '@/components/ui/Button';
import { blockStart, withStart } from '@/editor/drafts/blockStart';
import { type BlockName, blocks } from '@/lib/content/blocks';
import { useEditing } from './editing';
import { Panel } from './Panel';

/** A block that nobody wrote: what it is to begin, and the button that does. Looking begins nothing. */
export function StartView({ block }: { block: BlockName }) {
  const { replace, open, notify, readOnly } = useEditing();
  const { label } = blocks[block];
  const start = () => {
    notify(`${label} is begonnen. Vul in wat alleen jullie weten.`);
    replace((draft) => withStart(draft, block, Date.now()));
    open({ type: 'place', place: blockStart(block) });
  };
  return (
    <Panel title={label}>
      <p>
        Hier is nog niets van geschreven, en bezoekers zien er niets van. Begin je eraan, dan vul je in wat
        alleen jullie weten. Ben je vandaag niet klaar, dan kan al het andere toch online.
      </p>
      <div>
        <Button aria-disabled={readOnly || undefined} onClick={() => !readOnly && start()}>
          Begin eraan
        </Button>
      </div>
    </Panel>
  );
}
