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

const inputs = [
  { name: 'van', label: 'Eerste dag', placeholder: '21 juli' },
  { name: 'tot', label: 'Laatste dag', placeholder: '31 juli' },
] as const;

/** The first and last day of a camp, as they are written; without both there is none. */
export function CampDays({ legend, help, id, days, change }: CampDaysProps) {
  const now = days ?? { van: '', tot: '' };
  const set = (next: typeof now) => change(next.van || next.tot ? next : undefined);
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div className={styles.two}>
        {inputs.map(({ name, label, placeholder }) => (
          <TextField
            key={name}
            id={id && `${id}.${name}`}
            label={label}
            placeholder={placeholder}
            value={now[name]}
            onChange={({ target }) => set({ ...now, [name]: target.value })}
          />
        ))}
      </div>
      <small>{help}</small>
    </fieldset>
  );
}
