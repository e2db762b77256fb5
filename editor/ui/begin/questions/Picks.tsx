import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import styles from './questions.module.scss';

type PicksProps<Value extends string> = {
  legend: string;
  name: string;
  choices: readonly { value: Value; label: ReactNode; about?: string }[];
  value: Value;
  /** `days`: seven in one row. */
  layout?: 'days' | 'even';
  onChange: (value: Value) => void;
};

/** Strips of paper, of which one is chosen: a tick says it, the colour repeats it. */
export const Picks = <Value extends string>({
  legend,
  name,
  choices,
  value,
  layout,
  onChange,
}: PicksProps<Value>) => (
  <fieldset className={styles.question}>
    <legend>{legend}</legend>
    <div className={styles.picks} data-layout={layout}>
      {choices.map((choice) => (
        <label className={styles.pick} key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <Icon name="check" />
          <span>
            {choice.label}
            {choice.about && <small>{choice.about}</small>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
