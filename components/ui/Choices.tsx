import type { ComponentProps } from 'react';
import styles from './Choices.module.scss';

type ChoicesProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultChecked' | 'defaultValue'> & {
  legend: string;
  options: readonly { value: string; label: string; attributes?: ComponentProps<'label'> }[];
  /** Of checkboxes more than one can be chosen. */
  type?: 'radio' | 'checkbox';
  /** The value that is chosen at first. */
  defaultValue?: string;
};

/** A group of radio buttons or checkboxes; `attributes` go to a label, other props to every input. */
export function Choices({ legend, options, type = 'radio', defaultValue, ...input }: ChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label, attributes }) => (
          <label key={value} {...attributes}>
            <input type={type} value={value} defaultChecked={value === defaultValue} {...input} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
