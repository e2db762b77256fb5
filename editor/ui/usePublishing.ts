import { useEffect, useRef, useState } from 'react';
import type { Draft } from '@/editor/drafts/drafts';
import { SavingError, saveHere } from '@/editor/local/here';
import { versionPath } from '@/editor/local/loaded';
import { withoutUnnamedPhotos } from '@/editor/media/fileLists';
import { type Clash, withChangesSince, withMine } from '@/editor/merge/merge';
import type { CodeHost } from '@/editor/publish/codeHost';
import { HostProblem } from '@/editor/publish/hostProblem';
import { type Progress, publish } from '@/editor/publish/publish';
import { followed, type Status } from '@/editor/publish/status';
import { readSources } from '@/lib/content/check/sources';

/** Where it goes: to the code host, by somebody with a first name; or into the project on the same computer. */
export type PublishingTo = { is: 'host'; host: CodeHost; name: string } | { is: 'here' };

type State =
  | { is: 'idle' }
  | { is: 'sending'; progress?: Progress }
  | { is: 'failed'; words: string }
  /** All of it was there already. */
  | { is: 'nothing' }
  /** Until somebody chose, the draft stays one's own; `both` has theirs where they clash. */
  | { is: 'clashes'; clashes: readonly Clash[]; own: Draft; both: Draft }
  | { is: 'sent'; commit: string; statuses: readonly Status[] };

export type Publishing = {
  state: State;
  send: (draft: Draft) => void;
  /**
   * Goes on with these of one's own; of the other clashes theirs stays. When the draft has changed since they were found, they are looked
   * for again.
   */
  choose: (mine: readonly Clash[], draft: Draft) => void;
};

type Options = {
  /** Undefined as long as nobody can publish. */
  to: PublishingTo | undefined;
  replace: (next: (draft: Draft) => Draft) => void;
  /** Whether what becomes of it can be read now; else it is told. */
  isShown: boolean;
  tell: (words: string) => void;
};

/** Sends what was changed, and follows it until it is online: whatever is looked at meanwhile, and when the editor is opened again. */
export function usePublishing({ to, replace, isShown, tell }: Options): Publishing {
  const [state, setState] = useState<State>({ is: 'idle' });
  const latest = useRef({ isShown, tell });
  latest.current = { isShown, tell };
  const say = (words: string) => {
    if (!latest.current.isShown) latest.current.tell(words);
  };

  const host = to?.is === 'host' ? to.host : undefined;
  useEffect(() => {
    const commit = host && underway();
    if (commit) setState((now) => (now.is === 'idle' ? { is: 'sent', commit, statuses: [] } : now));
  }, [host]);

  const commit = state.is === 'sent' ? state.commit : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each commit
  useEffect(() => {
    if (!commit || !host) return;
    let isWanted = true;
    keepUnderway(commit);
    void (async () => {
      for await (const status of followed(commit, host, { version, pause })) {
        if (!isWanted) return;
        setState((now) => (now.is === 'sent' ? { ...now, statuses: [...now.statuses, status] } : now));
        if (['online', 'held', 'unknown'].includes(status.is)) {
          keepUnderway(undefined);
          say(status.sentence);
        }
      }
    })();
    return () => {
      isWanted = false;
    };
  }, [commit, host]);

  function fail(words: string) {
    setState({ is: 'failed', words });
    say(words);
  }

  async function send(what: Draft) {
    if (!to) return;
    setState({ is: 'sending' });
    try {
      const outcome =
        to.is === 'here'
          ? await saveHere(what)
          : await publish(to.host, what, to.name, {
              onProgress: (progress) => setState({ is: 'sending', progress }),
              onSent: (path, hash) => replace((now) => ({ ...now, sent: { ...now.sent, [path]: hash } })),
            });
      if (outcome.is === 'clashes') {
        setState({ is: 'clashes', clashes: outcome.clashes, own: what, both: outcome.draft });
        return say('Iemand was je net voor: er is nog niets online gezet. Kies eerst wat er komt te staan.');
      }
      replace((now) => withChangesSince(outcome.draft, what, now));
      if (outcome.is === 'sent') setState({ is: 'sent', commit: outcome.commit, statuses: [] });
      else if (outcome.is === 'nothing') setState({ is: 'nothing' });
      else fail('Samen met wat iemand anders net veranderde, klopt er iets niet meer. Zet dat eerst recht.');
    } catch (error) {
      const isForeseen = error instanceof HostProblem || error instanceof SavingError;
      fail(isForeseen ? error.message : unforeseen);
      if (!isForeseen) reportError(error); // for developers
    }
  }

  return {
    state,
    send: (draft) => void send(draft),
    choose(mine, draft) {
      if (state.is !== 'clashes') return;
      const { own, both } = state;
      if (draft.texts !== own.texts || draft.files !== own.files) return void send(draft);
      const texts = withMine(both.texts, mine);
      const files = withoutUnnamedPhotos(both.files, readSources(texts).sources);
      const chosen = { ...both, texts, files, changedAt: Date.now() };
      replace((now) => withChangesSince(chosen, own, now));
      void send(chosen);
    },
  };
}

/** In Dutch, what became of all changes; undefined as long as nothing was sent. */
export function doneOf(state: State, to: PublishingTo | undefined): string | undefined {
  if (state.is !== 'sent') return undefined;
  if (to?.is === 'here') return 'Bewaard';
  const last = state.statuses.at(-1)?.is;
  return last === 'online' ? 'Klaar' : last === 'held' ? 'Tegengehouden' : 'Het is onderweg';
}

const unforeseen =
  'Er ging iets mis dat niet voorzien was. Probeer opnieuw, of vraag het aan wie de site beheert. Je wijzigingen staan nog op dit toestel.';

const version = async () => (await fetch(versionPath, { cache: 'no-store' })).json();
const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** The last commit of this browser of which nobody knows yet what became of it. */
const underwayKey = 'beheer-onderweg';

function underway(): string | undefined {
  try {
    return localStorage.getItem(underwayKey) ?? undefined;
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

function keepUnderway(commit: string | undefined): void {
  try {
    if (commit) localStorage.setItem(underwayKey, commit);
    else localStorage.removeItem(underwayKey);
  } catch {
    // it is told as long as this tab is open
  }
}
