import type { ComponentProps } from 'react';
import styles from './Field.module.scss';

export type FieldProps = ComponentProps<'input'> & { label: string; name: string };

/** A label with a field below it: an `<input>`, or what stands in it. Without `id` its name is its id. */
export function Field({ label, id, children, ...input }: FieldProps) {
  const own = id ?? input.name;
  return (
    <div className={styles.field}>
      <label htmlFor={own}>{label}</label>
      {children ?? <input id={own} {...input} />}
    </div>
  );
}
