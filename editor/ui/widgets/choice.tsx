import { useFocus } from '@/editor/ui/useFocus';
import { common, type FieldInput, Label } from './fieldInput';

export const yesNoOptions = [
  ['ja', 'Ja'],
  ['nee', 'Nee'],
] as const;

type ChoiceWidgetProps = FieldInput & { options: readonly (readonly [value: string, label: string])[] };

/** One of a few values; an optional one may be none. */
export function ChoiceWidget({ options, ...field }: ChoiceWidgetProps) {
  const select = useFocus<HTMLSelectElement>(field.focused);
  const { readOnly, ...rest } = common(field);
  const isKnown = options.some(([value]) => value === field.value);
  return (
    <>
      <Label {...field} />
      <select
        ref={select}
        {...rest}
        disabled={readOnly}
        value={field.value}
        onChange={({ target }) => field.change(target.value, { atOnce: true })}
      >
        {(field.shape.optional || !isKnown) && <option value="">niets gekozen</option>}
        {!isKnown && field.value !== '' && <option value={field.value}>{field.value}</option>}
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
