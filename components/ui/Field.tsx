import type { ComponentProps } from 'react';
import styles from './Field.module.scss';

export type FieldProps = ComponentProps<'input'> & { label: string; name: string };

/** A label with an `<input>` below it, or with `children`, which then have this id. Without `id` the name is the id. */
export function Field({ label, id, children, ...input }: FieldProps) {
  const own = id ?? input.name;
  return (
    <div className={styles.field}>
      <label htmlFor={own}>{label}</label>
      {children ?? <input id={own} {...input} />}
    </div>
  );
}
