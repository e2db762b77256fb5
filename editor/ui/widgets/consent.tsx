import styles from '@/editor/ui/forms.module.scss';
import parts from '@/editor/ui/parts.module.scss';
import { useFocus } from '@/editor/ui/useFocus';
import { yesNoOptions } from './choice';
import type { FieldInput } from './fieldInput';

/** A question that only a yes answers with yes: two buttons, none of them chosen before somebody was asked. */
export function ConsentWidget({ id, shape, value, focused, readOnly, describedBy, change }: FieldInput) {
  const first = useFocus<HTMLInputElement>(focused);
  return (
    <fieldset className={styles.answers} aria-describedby={describedBy}>
      <legend>{shape.label}</legend>
      {yesNoOptions.map(([answer, label], index) => (
        <label className={parts.tick} key={answer}>
          <input
            {...(index === 0 && { id, ref: first })}
            type="radio"
            name={id}
            value={answer}
            checked={answer === value}
            disabled={readOnly}
            onChange={() => change(answer, { atOnce: true })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
