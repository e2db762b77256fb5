import type { ComponentProps } from 'react';
import styles from './Choices.module.scss';

type ChoicesProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultChecked'> & {
  legend: string;
  options: readonly { value: string; label: string; attributes?: ComponentProps<'label'> }[];
};

/** A group of radio buttons; `attributes` go to a label, other props to every input. */
export function Choices({ legend, options, ...input }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label, attributes }) => (
          <label key={value} {...attributes}>
            <input type="radio" value={value} {...input} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
