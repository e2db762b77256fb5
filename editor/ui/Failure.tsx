import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Draft } from '@/editor/drafts/drafts';
import { isUntouched } from '@/editor/drafts/work';
import styles from './Publishing.module.scss';
import { ShareProposal } from './Sharing';

export const failureTitle = 'Hier ging iets mis';

/** The fallback of a part of the editor that threw: reloads, or sends the draft as a proposal. */
export function Failure({ draft }: { draft: Draft }) {
  return (
    <div className={styles.publishing}>
      <div role="alert">
        <Alert icon={<Icon name="alert" />}>
          Dit deel van het beheer kon niet getoond worden. Je wijzigingen staan nog op dit toestel. Herlaad
          het beheer; gaat het dan weer mis, toon dit dan aan wie de site beheert.
        </Alert>
      </div>
      <Button onClick={() => location.reload()}>Herlaad</Button>
      {!isUntouched(draft) && <ShareProposal draft={draft} />}
    </div>
  );
}
