import { Button } from '@/components/ui/Button';
import type { Draft } from '@/editor/drafts/drafts';
import { isUntouched } from '@/editor/drafts/work';
import { ErrorMessage } from './parts';
import styles from './parts.module.scss';
import { ShareProposal } from './Sharing';

export const failureTitle = 'Hier ging iets mis';

/** The fallback of a part of the editor that threw: reloads, or sends the draft as a proposal. */
export function Failure({ draft }: { draft: Draft }) {
  return (
    <div className={styles.stack}>
      <ErrorMessage>
        Dit deel van het beheer kon niet getoond worden. Je wijzigingen staan nog op dit toestel. Herlaad het
        beheer; gaat het dan weer mis, toon dit dan aan wie de site beheert.
      </ErrorMessage>
      <Button onClick={() => location.reload()}>Herlaad</Button>
      {!isUntouched(draft) && <ShareProposal draft={draft} />}
    </div>
  );
}
