import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Conflict } from '@/editor/merge/merge';
import styles from './parts.module.scss';

type ConflictsProps = {
  conflicts: readonly Conflict[];
  /** Called with the conflicts for which our side was chosen. */
  choose: (ours: readonly Conflict[]) => void;
  /** Whether the draft is that of a group that begins: somebody else began too then. */
  begins?: boolean;
};

/** Both sides of each conflict, to choose from. */
export function Conflicts({ conflicts, choose, begins = false }: ConflictsProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<Conflict, 'ours' | 'theirs'>>(new Map());
  const isDone = conflicts.every((conflict) => chosen.has(conflict));
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDone) choose(conflicts.filter((conflict) => chosen.get(conflict) === 'ours'));
      }}
    >
      <h3>{begins ? 'Iemand anders begon ook al' : 'Iemand was je net voor'}</h3>
      <p>
        {begins
          ? 'Op een ander toestel. Wie het eerst publiceert, staat online; jouw antwoorden komen er als wijziging bij.'
          : 'Jullie veranderden allebei hetzelfde.'}{' '}
        Kies wat er komt te staan. Al het andere gaat gewoon samen.
      </p>
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
