import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { HostProblem } from '@/editor/publish/hostProblem';
import {
  askForUpdate,
  type Before,
  type BroughtIn,
  bringIn,
  broughtIn,
  followPreparing,
  type PreparedUpdate,
  type Preparing,
  preparingState,
  takeBack,
} from '@/editor/publish/update';
import { useEditing } from '@/editor/ui/editing';
import { Panel } from '@/editor/ui/Panel';
import { StatusList } from '@/editor/ui/Publishing';
import { ButtonText, ErrorMessage, LinkButton, WhyLink } from '@/editor/ui/parts';
import styles from '@/editor/ui/parts.module.scss';
import type { AccessToken } from '@/editor/ui/useAccessToken';
import { version } from '@/lib/version/version';
import { UpdateNews } from './UpdateNews';

type State =
  | { type: 'idle' }
  | { type: 'without workflow' }
  /** The site changed since it was prepared: it is asked for again. */
  | { type: 'asking'; isAgain?: boolean }
  | { type: 'preparing'; now: Preparing; isAgain?: boolean }
  | { type: 'bringing in' | 'taking back' | 'changed since' }
  /** The project has it; the site follows. */
  | { type: 'sent'; title: string };

/** A new version of the program: what it brings, and the button that brings it in, or the one that asks for it; and the way back. */
export function UpdateView({ host, name }: AccessToken) {
  const { update, publishing, readOnly } = useEditing();
  const { prepared, setPrepared } = update;
  const [state, setState] = useState<State>({ type: 'idle' });
  const [failed, setFailed] = useState<string>();
  const [last, setLast] = useState<BroughtIn>();
  const turn = useRef(0);

  /** Returns a function that changes what is shown, until something else begins or the view is closed. */
  function begin() {
    turn.current += 1;
    const own = turn.current;
    return (next: State, problem?: unknown) => {
      if (problem !== undefined && !(problem instanceof HostProblem)) throw problem;
      if (turn.current !== own) return false;
      setState(next);
      setFailed(problem?.message);
      return true;
    };
  }

  async function follow(show: ReturnType<typeof begin>, before: Before | undefined, isAgain = false) {
    for await (const now of followPreparing(host, before, pause)) {
      if (!show({ type: 'preparing', now, isAgain })) return;
      if (now.type === 'prepared') setPrepared(now.update);
    }
  }

  async function ask(isAgain = false) {
    const show = begin();
    show({ type: 'asking', isAgain });
    try {
      await follow(show, await askForUpdate(host), isAgain);
    } catch (error) {
      show({ type: 'idle' }, error);
    }
  }

  async function take(wanted: PreparedUpdate) {
    const show = begin();
    show({ type: 'bringing in' });
    try {
      const commit = await bringIn(host, wanted, name);
      if (commit === undefined) return void ask(true);
      setPrepared(undefined);
      publishing.follow(commit);
      setLast({ to: wanted.to, commit });
      show({ type: 'sent', title: `Versie ${wanted.to} is binnen` });
    } catch (error) {
      show({ type: 'idle' }, error);
    }
  }

  async function back(version: BroughtIn) {
    const show = begin();
    show({ type: 'taking back' });
    try {
      const commit = await takeBack(host, version, name);
      if (commit === undefined) return void show({ type: 'changed since' });
      setLast(undefined);
      publishing.follow(commit);
      show({ type: 'sent', title: `Versie ${version.to} is weer weg` });
    } catch (error) {
      show({ type: 'idle' }, error);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    const show = begin();
    preparingState(host)
      .then(async (found) => {
        if (found === 'without workflow') show({ type: found });
        if (found === 'running' && show({ type: 'preparing', now: { type: found } }))
          await follow(show, undefined);
      })
      .catch((error: unknown) => show({ type: 'idle' }, error));
    const own = turn.current;
    broughtIn(host).then(
      (found) => turn.current === own && setLast(found), // one that came in meanwhile is newer
      () => undefined, // without a connection: the next time
    );
    return () => {
      turn.current += 1;
    };
  }, [host]);

  const isBusy = ['asking', 'bringing in', 'taking back'].includes(state.type) || isUnderway(state);
  const canTake = !readOnly && !isBusy;
  const wayBack = last && (
    <>
      <p>
        Klopt er iets niet sinds versie {last.to}? Dan kan het programma weer dat van ervoor worden. Wat
        jullie zelf veranderden, blijft.
      </p>
      <LinkButton isDisabled={!canTake} onClick={() => void back(last)}>
        Haal versie {last.to} weer weg
      </LinkButton>
    </>
  );
  if (state.type === 'sent') {
    const statuses = publishing.state.type === 'sent' ? publishing.state.statuses : [];
    return (
      <Panel title={state.title}>
        <p>Bij een andere versie worden eerst alle tests gedaan: reken op een half uur.</p>
        <StatusList statuses={statuses} name={name} />
        {statuses.at(-1)?.type === 'online' && (
          <Button onClick={() => location.reload()}>
            <ButtonText>Open het beheer van die versie</ButtonText>
          </Button>
        )}
        {wayBack}
      </Panel>
    );
  }

  const canAsk = state.type !== 'without workflow' && !prepared?.commit;
  return (
    <Panel title={prepared ? 'Er is een nieuwe versie' : 'Nieuwe versie van het programma'}>
      <div className={styles.stack}>
        {prepared ? (
          <UpdateNews update={prepared} />
        ) : (
          <p>
            Deze site draait op versie {version.program}. Elke week kijkt ze zelf of er een nieuwe is; die
            komt dan bij Taken te staan.
          </p>
        )}
        {failed && <ErrorMessage>{failed}</ErrorMessage>}
        <div role="status">
          <Progress state={state} />
        </div>
        {prepared?.commit && (
          <>
            <p>
              Daarna wordt alles getest en nagekeken: dat duurt een half uur, en je mag intussen sluiten.
              Klopt er iets niet, dan blijft de oude site staan.
            </p>
            <Button aria-disabled={!canTake || undefined} onClick={() => canTake && void take(prepared)}>
              <ButtonText busy={state.type === 'bringing in' && 'Bezig met binnenhalen…'}>
                Haal versie {prepared.to} binnen
              </ButtonText>
            </Button>
          </>
        )}
        {canAsk && (
          <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && void ask()}>
            <ButtonText busy={isBusy && 'Bezig…'}>
              {prepared ? 'Ik zette het recht: probeer opnieuw' : 'Vraag een nieuwe versie na'}
            </ButtonText>
          </Button>
        )}
        {wayBack}
      </div>
    </Panel>
  );
}

const isUnderway = (state: State): boolean =>
  state.type === 'preparing' && (state.now.type === 'asked' || state.now.type === 'running');

function Progress({ state }: { state: State }) {
  if (state.type === 'without workflow')
    return (
      <p>
        Bij jullie kan dat nog niet vanzelf. Wie de site beheert, leest in de gids ‘Een nieuwe versie nemen’
        wat daarvoor nodig is.
      </p>
    );
  const words = wordsOf(state);
  if (words === undefined) return null;
  const isAgain = (state.type === 'asking' || state.type === 'preparing') && state.isAgain;
  return (
    <p>
      {isAgain && 'De site was intussen veranderd, dus maakt ze zich opnieuw klaar. '}
      {words}{' '}
      {state.type === 'preparing' && state.now.type === 'failed' && <WhyLink address={state.now.address} />}
    </p>
  );
}

function wordsOf(state: State): string | undefined {
  if (state.type === 'asking') return 'Ze wordt gevraagd…';
  if (state.type === 'taking back') return 'Bezig met terugzetten…';
  if (state.type === 'changed since')
    return 'Sinds die versie veranderde er iets in wat ze meebracht. Terug kan dan alleen nog door wie de site beheert.';
  if (state.type !== 'preparing') return undefined;
  return {
    asked: 'Gevraagd. Het klaarmaken begint zo.',
    running: 'Ze wordt klaargemaakt en nagekeken. Dat duurt een kwartier; je mag dit scherm sluiten.',
    none: 'Er is geen nieuwere versie: jullie hebben de laatste.',
    failed: 'Het klaarmaken lukte niet. Wie de site beheert, leest waarom.',
    late: 'Na een uur is er nog geen antwoord. Vraag het aan wie de site beheert.',
    prepared: 'Ze is klaar. Kijk hierboven na wat ze brengt.',
  }[state.now.type];
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
