import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { CodeHost } from '@/lib/editor/codeHost';
import type { Draft } from '@/lib/editor/drafts';
import { SavingError, saveHere } from '@/lib/editor/here';
import { HostProblem } from '@/lib/editor/hostProblem';
import { versionPath } from '@/lib/editor/loaded';
import { type Clash, withChangesSince, withMine } from '@/lib/editor/merge';
import { type Progress, publish } from '@/lib/editor/publish';
import { followed, type Status } from '@/lib/editor/status';
import { Clashes } from './Clashes';
import styles from './Publishing.module.scss';

/** Where it goes: to the code host, by somebody with a first name; or into the project on the same computer. */
export type PublishingTo = { is: 'host'; host: CodeHost; name: string } | { is: 'here' };

type PublishingProps = {
  to: PublishingTo;
  draft: Draft;
  /** How many things go online. */
  count: number;
  /** Whether something is wrong or not ready, so that nothing goes online. */
  held: boolean;
  replace: (next: (draft: Draft) => Draft) => void;
  /** Told while something is being sent: nothing may change then. */
  onBusy: (busy: boolean) => void;
};

type State =
  | { is: 'idle' }
  | { is: 'sending'; progress?: Progress }
  | { is: 'failed'; words: string }
  /** Until somebody chose, the draft stays one's own; `both` has theirs where they clash. */
  | { is: 'clashes'; clashes: readonly Clash[]; own: Draft; both: Draft }
  | { is: 'sent'; commit: string; statuses: readonly Status[] };

/** Sends what was changed, and tells what becomes of it until it is online. */
export function Publishing({ to, draft, count, held, replace, onBusy }: PublishingProps) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const commit = state.is === 'sent' ? state.commit : undefined;
  const host = to.is === 'host' ? to.host : undefined;
  useEffect(() => {
    if (commit === undefined || !host) return;
    let isWanted = true;
    void (async () => {
      for await (const status of followed(commit, host, { version, pause })) {
        if (!isWanted) return;
        setState((now) => (now.is === 'sent' ? { ...now, statuses: [...now.statuses, status] } : now));
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [commit, host]);

  async function send(what: Draft) {
    setState({ is: 'sending' });
    onBusy(true);
    try {
      const outcome =
        to.is === 'here'
          ? await saveHere(what)
          : await publish(to.host, what, to.name, {
              onProgress: (progress) => setState({ is: 'sending', progress }),
              onSent: (path, hash) => replace((now) => ({ ...now, sent: { ...now.sent, [path]: hash } })),
            });
      if (outcome.is === 'clashes') {
        return setState({ is: 'clashes', clashes: outcome.clashes, own: what, both: outcome.draft });
      }
      replace((now) => withChangesSince(outcome.draft, what, now));
      if (!isThere.current) return;
      if (outcome.is === 'sent') setState({ is: 'sent', commit: outcome.commit, statuses: [] });
      else if (outcome.is === 'nothing')
        setState({ is: 'failed', words: 'Er was niets te versturen: dit staat al zo in de site.' });
      else
        setState({
          is: 'failed',
          words: 'Samen met wat iemand anders net veranderde, klopt er iets niet meer. Zet dat eerst recht.',
        });
    } catch (error) {
      const isForeseen = error instanceof HostProblem || error instanceof SavingError;
      setState({ is: 'failed', words: isForeseen ? error.message : unforeseen });
      if (!isForeseen) reportError(error); // for developers
    } finally {
      onBusy(false);
    }
  }

  if (state.is === 'clashes') {
    return (
      <Clashes
        clashes={state.clashes}
        choose={(mine) => {
          const { own, both } = state;
          const chosen = { ...both, texts: withMine(both.texts, mine), changedAt: Date.now() };
          replace((now) => withChangesSince(chosen, own, now));
          void send(chosen);
        }}
      />
    );
  }
  if (count === 0 && state.is === 'idle') return null;
  if (state.is === 'sent' && to.is === 'here') return <SavedHere />;
  if (state.is === 'sent')
    return <Journey statuses={state.statuses} name={to.is === 'host' ? to.name : ''} />;
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
        aria-disabled={held || state.is === 'sending' || undefined}
        onClick={() => !held && state.is !== 'sending' && void send(draft)}
      >
        {state.is === 'sending' ? (
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

const unforeseen =
  'Er ging iets mis dat niet voorzien was. Probeer opnieuw, of vraag het aan wie de site beheert. Je wijzigingen staan nog op dit toestel.';

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

const version = async () => (await fetch(versionPath, { cache: 'no-store' })).json();
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

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
