import { useEffect, useRef, useState } from 'react';
import type { Draft } from '@/editor/drafts/drafts';
import { storedText, storeText } from '@/editor/drafts/localStore';
import { SavingError, saveHere } from '@/editor/local/here';
import { versionPath } from '@/editor/local/loaded';
import { withoutUnnamedPhotos } from '@/editor/media/fileLists';
import { type Conflict, withChangesSince, withChosen } from '@/editor/merge/merge';
import type { CodeHost } from '@/editor/publish/codeHost';
import { HostProblem } from '@/editor/publish/hostProblem';
import { type Progress, publish } from '@/editor/publish/publish';
import { followCommit, type Status } from '@/editor/publish/status';

/** Where changes go: to the code host, by a person with a first name; or into the project on the same computer. */
export type PublishingTo = { type: 'host'; host: CodeHost; name: string } | { type: 'here' };

type State =
  | { type: 'idle' }
  | { type: 'sending'; progress?: Progress }
  | { type: 'failed'; message: string }
  /** The branch had all of it already. */
  | { type: 'nothing' }
  /** The draft stays `own` until somebody chose; `both` has theirs where they conflict. */
  | { type: 'conflicts'; conflicts: readonly Conflict[]; own: Draft; both: Draft }
  | { type: 'sent'; commit: string; statuses: readonly Status[] };

type PublishingState = {
  state: State;
  send: (draft: Draft) => void;
  /**
   * Resolves these conflicts with our side and the others with theirs, and publishes. When the draft has changed meanwhile, the conflicts
   * are found again.
   */
  choose: (ours: readonly Conflict[], draft: Draft) => void;
  /** Follows another commit of the site: a new version of the program. */
  follow: (commit: string) => void;
};

type Options = {
  /** Undefined as long as nobody can publish. */
  to: PublishingTo | undefined;
  replace: (next: (draft: Draft) => Draft) => void;
  /** Whether the progress is on screen; otherwise the outcome is notified. */
  isShown: boolean;
  /** Whether the draft has changes: the message of an earlier save on this computer goes then. */
  isChanged: boolean;
  /** Called when the draft is sent. */
  onSend: () => void;
  notify: (message: string) => void;
};

/** Publishes the draft, and follows its commit until it is online: in every view, and when the editor is opened again. */
export function usePublishing({ to, replace, isShown, isChanged, onSend, notify }: Options): PublishingState {
  const [state, setState] = useState<State>({ type: 'idle' });
  const latest = useRef({ isShown, notify });
  latest.current = { isShown, notify };
  const notifyUnlessShown = (message: string) => {
    if (!latest.current.isShown) latest.current.notify(message);
  };

  const isOver = isChanged && to?.type === 'here' && (state.type === 'sent' || state.type === 'nothing');
  if (isOver) setState({ type: 'idle' });

  const host = to?.type === 'host' ? to.host : undefined;
  useEffect(() => {
    const commit = host && storedText(underwayKey);
    if (commit) setState((now) => (now.type === 'idle' ? { type: 'sent', commit, statuses: [] } : now));
  }, [host]);

  const commit = state.type === 'sent' ? state.commit : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each commit
  useEffect(() => {
    if (!commit || !host) return;
    let isWanted = true;
    storeText(underwayKey, commit);
    void (async () => {
      for await (const status of followCommit(commit, host, { version, pause: delay })) {
        if (!isWanted) return;
        setState((now) => {
          if (now.type !== 'sent') return now;
          const others = now.statuses.filter(({ type }) => type !== status.type); // a run may be started again
          return { ...now, statuses: [...others, status] };
        });
        if (['online', 'blocked', 'unknown'].includes(status.type)) {
          storeText(underwayKey, undefined);
          notifyUnlessShown(status.sentence);
        }
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [commit, host]);

  function fail(message: string) {
    setState({ type: 'failed', message });
    notifyUnlessShown(message);
  }

  async function send(what: Draft) {
    if (!to) return;
    onSend();
    setState({ type: 'sending' });
    try {
      const outcome =
        to.type === 'here'
          ? await saveHere(what)
          : await publish(to.host, what, to.name, {
              onProgress: (progress) => setState({ type: 'sending', progress }),
              onSent: (path, hash) => replace((now) => ({ ...now, sent: { ...now.sent, [path]: hash } })),
              onCommit: (pending) => replace((now) => ({ ...now, pending })),
            });
      if (outcome.type === 'conflicts') {
        setState({ type: 'conflicts', conflicts: outcome.conflicts, own: what, both: outcome.draft });
        return notifyUnlessShown(
          `Iemand was je net voor: er is nog niets ${to.type === 'here' ? 'bewaard' : 'online gezet'}. Kies eerst wat er komt te staan.`,
        );
      }
      replace((now) => withChangesSince(outcome.draft, what, now));
      if (outcome.type === 'sent') setState({ type: 'sent', commit: outcome.commit, statuses: [] });
      else if (outcome.type === 'nothing') setState({ type: 'nothing' });
      else fail('Samen met wat iemand anders net veranderde, klopt er iets niet meer. Zet dat eerst recht.');
    } catch (error) {
      const isForeseen = error instanceof HostProblem || error instanceof SavingError;
      fail(isForeseen ? error.message : unexpectedMessage);
      if (!isForeseen) reportError(error); // for developers
    }
  }

  return {
    state,
    send: (draft) => void send(draft),
    follow: (commit) => setState({ type: 'sent', commit, statuses: [] }),
    choose(ours, draft) {
      if (state.type !== 'conflicts') return;
      const { own, both, conflicts } = state;
      if (draft.texts !== own.texts || draft.files !== own.files) return void send(draft);
      const resolved = withChosen(both, conflicts, ours);
      const files = withoutUnnamedPhotos(resolved.files, resolved.texts);
      const chosen = { ...resolved, files, changedAt: Date.now() };
      replace((now) => withChangesSince(chosen, own, now));
      void send(chosen);
    },
  };
}

/** In Dutch, the outcome as a title; undefined as long as nothing was sent. */
export function outcomeTitle(state: State, to: PublishingTo | undefined): string | undefined {
  if (state.type !== 'sent') return undefined;
  if (to?.type === 'here') return 'Bewaard';
  const last = state.statuses.at(-1)?.type;
  return last === 'online' ? 'Klaar' : last === 'blocked' ? 'Tegengehouden' : 'Het is onderweg';
}

const unexpectedMessage =
  'Er ging iets mis dat niet voorzien was. Probeer opnieuw, of vraag het aan wie de site beheert. Je wijzigingen staan nog op dit toestel.';

const version = async () => (await fetch(versionPath, { cache: 'no-store' })).json();
const delay = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** localStorage key of the last commit of this browser that is not known to be online or blocked. */
const underwayKey = 'beheer-onderweg';
