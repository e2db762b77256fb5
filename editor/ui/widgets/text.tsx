import { common, type FieldInput, Label, useFocus } from './fieldInput';

/** Running text. */
export function TextWidget(field: FieldInput) {
  const input = useFocus<HTMLTextAreaElement>(field.focused);
  return (
    <>
      <Label {...field} />
      <textarea
        ref={input}
        {...common(field)}
        rows={4}
        value={field.value}
        onChange={({ target }) => field.change(target.value)}
      />
    </>
  );
}
