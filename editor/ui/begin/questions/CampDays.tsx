import { TextField } from '@/editor/ui/forms';
import type { GroupAnswer } from '@/lib/begin/movements';
import styles from './questions.module.scss';

type CampDaysProps = {
  legend: string;
  help: string;
  /** Begin of the ids of the two inputs. */
  id?: string;
  days: GroupAnswer['kamp'];
  change: (days: GroupAnswer['kamp']) => void;
};

/** The first and last day of a camp, as they are written; without both there is none. */
export function CampDays({ legend, help, id, days, change }: CampDaysProps) {
  const { van = '', tot = '' } = days ?? {};
  const set = (changed: { van: string } | { tot: string }) => {
    const now = { van, tot, ...changed };
    change(now.van || now.tot ? now : undefined);
  };
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div className={styles.two}>
        <TextField
          id={id && `${id}.van`}
          label="Eerste dag"
          placeholder="21 juli"
          value={van}
          onChange={({ target }) => set({ van: target.value })}
        />
        <TextField
          id={id && `${id}.tot`}
          label="Laatste dag"
          placeholder="31 juli"
          value={tot}
          onChange={({ target }) => set({ tot: target.value })}
        />
      </div>
      <small>{help}</small>
    </fieldset>
  );
}
