import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import type { Clash } from '@/editor/merge/merge';
import styles from './Publishing.module.scss';

type ClashesProps = {
  clashes: readonly Clash[];
  /** Goes on with these of mine; of the others theirs stays. */
  choose: (mine: readonly Clash[]) => void;
};

/** What two people changed at once, side by side: neither text is lost. */
export function Clashes({ clashes, choose }: ClashesProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<Clash, 'mine' | 'theirs'>>(new Map());
  const isDone = clashes.every((clash) => chosen.has(clash));
  return (
    <form
      className={styles.publishing}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDone) choose(clashes.filter((clash) => chosen.get(clash) === 'mine'));
      }}
    >
      <h3>Iemand was je net voor</h3>
      <p>Jullie veranderden allebei hetzelfde. Kies wat er komt te staan. Al het andere gaat gewoon samen.</p>
      {clashes.map((clash) => (
        <fieldset className={styles.clash} key={`${clash.file} ${clash.key}`}>
          <legend>{clash.where}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={`${clash.file} ${clash.key}`}
                checked={chosen.get(clash) === side}
                onChange={() => setChosen(new Map([...chosen, [clash, side]]))}
              />
              <span>
                <b>{side === 'mine' ? 'Die van jou' : 'Wat er nu staat'}</b> {clash[side]}
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
