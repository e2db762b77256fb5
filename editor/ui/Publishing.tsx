import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Status } from '@/editor/publish/status';
import { Conflicts } from './Conflicts';
import { useEditing } from './editing';
import { ButtonText, ErrorMessage, WhyLink } from './parts';
import styles from './parts.module.scss';
import type { PublishingTo } from './usePublishing';

/** The publish button with its progress and outcome. */
export function Publishing({ to }: { to: PublishingTo }) {
  const { publishing, work, count, isBlocked } = useEditing();
  const { state, send, choose } = publishing;
  const { draft } = work;
  const isSending = state.type === 'sending';
  if (count === 0 && !isSending) {
    if (state.type === 'nothing')
      return <p role="status">Er was niets te versturen: dit staat al zo in de site.</p>;
    if (state.type !== 'sent') return null;
    return to.type === 'here' ? <SavedHere /> : <StatusList statuses={state.statuses} name={to.name} />;
  }
  if (state.type === 'conflicts')
    return <Conflicts conflicts={state.conflicts} choose={(ours) => choose(ours, draft)} />;
  return (
    <div className={styles.stack}>
      {state.type === 'failed' && <ErrorMessage>{state.message}</ErrorMessage>}
      {to.type === 'host' && (
        <p>
          Iedereen ziet straks dat {to.name} dit veranderde. Over een minuut of vijf staat het op de site.
        </p>
      )}
      <Button
        aria-disabled={isBlocked || isSending || undefined}
        onClick={() => !isBlocked && !isSending && send(draft)}
      >
        <ButtonText busy={isSending && 'Bezig met versturen…'}>
          {state.type === 'failed' ? 'Probeer opnieuw' : buttonText(to, count)}
        </ButtonText>
      </Button>
      {state.type === 'sending' && state.progress && (
        <p role="status">
          {state.progress.done} van {state.progress.of} {state.progress.of === 1 ? 'bestand' : 'bestanden'}{' '}
          verstuurd
        </p>
      )}
    </div>
  );
}

const buttonText = ({ type }: PublishingTo, count: number): string => {
  const things = `${count} ${count === 1 ? 'ding' : 'dingen'}`;
  return type === 'here' ? `Bewaar ${things}` : `Zet ${things} online`;
};

/** Shown after saving on the same computer. */
function SavedHere() {
  return (
    <div role="status">
      <p>
        Bewaard in de mappen van de site op deze computer. Klaar met alles? Doe dan{' '}
        <code>npm run nakijken</code> en <code>npm run deploy</code>.
      </p>
    </div>
  );
}

/** The steps of a commit on its way online. */
export function StatusList({ statuses, name }: { statuses: readonly Status[]; name: string }) {
  const last = statuses.at(-1);
  return (
    <div className={styles.stack}>
      {last?.type === 'online' && <h3>Het staat online! Dank je, {name}.</h3>}
      <ol className={styles.statuses} aria-live="polite">
        {statuses.map(({ type, sentence, address }) => (
          <li key={type} data-type={type}>
            <Icon name={type === 'blocked' || type === 'unknown' ? 'alert' : 'check'} />
            <span>
              {sentence} {address && <WhyLink address={address} />}
            </span>
          </li>
        ))}
      </ol>
      {last?.type !== 'online' && <p>Je mag dit scherm sluiten. Het gaat gewoon door.</p>}
    </div>
  );
}
