import type { ComponentProps } from 'react';
import { useFocus } from '@/editor/ui/useFocus';
import { common, type FieldInput, Label } from './fieldInput';

type LineWidgetProps = FieldInput &
  Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck'> & {
    suggestions?: readonly string[];
  };

/** A value of one line. */
export function LineWidget({
  inputMode,
  autoCapitalize,
  spellCheck,
  suggestions,
  ...field
}: LineWidgetProps) {
  const input = useFocus<HTMLInputElement>(field.focused);
  const list = suggestions && `${field.id}-lijst`;
  return (
    <>
      <Label {...field} />
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
