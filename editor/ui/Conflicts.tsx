import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Conflict } from '@/editor/merge/merge';
import { answersDownload, download } from './download';
import { LinkButton } from './parts';
import styles from './parts.module.scss';
import { useFocus } from './useFocus';

type ConflictsProps = {
  conflicts: readonly Conflict[];
  /** Called with the conflicts for which our side was chosen. */
  choose: (ours: readonly Conflict[]) => void;
};

/** Both sides of each conflict, to choose from. */
export function Conflicts({ conflicts, choose }: ConflictsProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<Conflict, 'ours' | 'theirs'>>(new Map());
  const own = conflicts.flatMap((conflict) => ('own' in conflict ? (conflict.own.begun ?? []) : []))[0];
  const isDone = conflicts.every((conflict) => chosen.has(conflict));
  const heading = useFocus<HTMLHeadingElement>(); // below a long list of changes; the pressed button is gone
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDone) choose(conflicts.filter((conflict) => chosen.get(conflict) === 'ours'));
      }}
    >
      <h3 ref={heading} tabIndex={-1}>
        {own ? 'Iemand anders begon ook al' : 'Iemand was je net voor'}
      </h3>
      {own ? (
        <>
          <p>
            Op een ander toestel, en die site staat al online. Kies welke er blijft. Zet je die van jou in de
            plaats, dan staat de andere nog bij Vorige versies. Laat je die staan, dan gaan jouw antwoorden
            hier weg: neem ze eerst mee.
          </p>
          <LinkButton onClick={() => download(answersDownload(own.answers))}>
            Neem je antwoorden mee
          </LinkButton>
        </>
      ) : (
        <p>
          Jullie veranderden allebei hetzelfde. Kies wat er komt te staan. Al het andere gaat gewoon samen.
        </p>
      )}
      {conflicts.map((conflict) => (
        <fieldset className={styles.conflict} key={`${conflict.file} ${conflict.key}`}>
          <legend>{conflict.where}</legend>
          {(['ours', 'theirs'] as const).map((side) => (
            <label className={styles.tick} key={side}>
              <input
                type="radio"
                name={`${conflict.file} ${conflict.key}`}
                checked={chosen.get(conflict) === side}
                onChange={() => setChosen(new Map([...chosen, [conflict, side]]))}
              />
              <span>
                <b>{side === 'ours' ? 'Die van jou' : 'Wat er nu staat'}</b> {conflict[side]}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <Button type="submit" aria-disabled={!isDone || undefined}>
        Ga zo verder
      </Button>
    </form>
  );
}
