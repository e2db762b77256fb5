import type { ComponentProps, ReactNode } from 'react';
import styles from '@/editor/ui/forms.module.scss';
import { useFocus } from '@/editor/ui/useFocus';
import { common, type FieldInput, Label } from './fieldInput';

type LineWidgetProps = FieldInput &
  Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck'> & {
    suggestions?: readonly string[];
    /** A button at the end of the line of the label. */
    beside?: ReactNode;
  };

/** A value of one line. */
export function LineWidget({
  inputMode,
  autoCapitalize,
  spellCheck,
  suggestions,
  beside,
  ...field
}: LineWidgetProps) {
  const input = useFocus<HTMLInputElement>(field.focused);
  const list = suggestions && `${field.id}-lijst`;
  return (
    <>
      {beside ? (
        <div className={styles.head}>
          <Label {...field} />
          {beside}
        </div>
      ) : (
        <Label {...field} />
      )}
      <input
        ref={input}
        {...common(field)}
        {...{ inputMode, autoCapitalize, spellCheck, list }}
        autoComplete="off"
        value={field.value}
        onChange={({ target }) => field.change(target.value)}
      />
      {suggestions && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </>
  );
}
