import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { Draft } from '@/editor/drafts/drafts';
import type { Status } from '@/editor/publish/status';
import { Clashes } from './Conflicts';
import styles from './Publishing.module.scss';
import type { Publishing as Publishes, PublishingTo } from './usePublishing';

type PublishingProps = {
  to: PublishingTo;
  publishing: Publishes;
  draft: Draft;
  /** How many things go online. */
  count: number;
  /** Whether something is wrong or not ready, so that nothing goes online. */
  held: boolean;
};

/** The way online, and what becomes of it. */
export function Publishing({ to, publishing: { state, send, choose }, draft, count, held }: PublishingProps) {
  const isSending = state.is === 'sending';
  if (count === 0 && !isSending) {
    if (state.is === 'nothing')
      return <p role="status">Er was niets te versturen: dit staat al zo in de site.</p>;
    if (state.is !== 'sent') return null;
    return to.is === 'here' ? <SavedHere /> : <Journey statuses={state.statuses} name={to.name} />;
  }
  if (state.is === 'clashes')
    return <Clashes clashes={state.clashes} choose={(mine) => choose(mine, draft)} />;
  return (
    <div className={styles.publishing}>
      {state.is === 'failed' && (
        <div role="alert">
          <Alert icon={<Icon name="alert" />}>{state.words}</Alert>
        </div>
      )}
      {to.is === 'host' && (
        <p>
          Iedereen ziet straks dat {to.name} dit veranderde. Over een minuut of vijf staat het op de site.
        </p>
      )}
      <Button
        aria-disabled={held || isSending || undefined}
        onClick={() => !held && !isSending && send(draft)}
      >
        {isSending ? (
          <>
            Bezig met versturen… <Icon name="compass" />
          </>
        ) : (
          <>
            {state.is === 'failed' ? 'Probeer opnieuw' : wordsFor(to, count)} <Icon name="arrow-right" />
          </>
        )}
      </Button>
      {state.is === 'sending' && state.progress && (
        <p role="status">
          {state.progress.done} van {state.progress.of} {state.progress.of === 1 ? 'bestand' : 'bestanden'}{' '}
          verstuurd
        </p>
      )}
    </div>
  );
}

const wordsFor = ({ is }: PublishingTo, count: number): string => {
  const things = `${count} ${count === 1 ? 'ding' : 'dingen'}`;
  return is === 'here' ? `Bewaar ${things}` : `Zet ${things} online`;
};

/** On one's own computer: what is still to do there. */
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

/** What has become of it, step by step. */
function Journey({ statuses, name }: { statuses: readonly Status[]; name: string }) {
  const last = statuses.at(-1);
  return (
    <div className={styles.publishing}>
      {last?.is === 'online' && <h3>Het staat online! Dank je, {name}.</h3>}
      <ol className={styles.journey} aria-live="polite">
        {statuses.map(({ is, sentence, address }) => (
          <li key={is} data-is={is}>
            <Icon name={is === 'held' || is === 'unknown' ? 'alert' : 'check'} />
            <span>
              {sentence}
              {address && (
                <>
                  {' '}
                  <a href={address} target="_blank" rel="noopener">
                    Bekijk waarom
                  </a>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {last?.is !== 'online' && <p>Je mag dit scherm sluiten. Het gaat gewoon door.</p>}
    </div>
  );
}
