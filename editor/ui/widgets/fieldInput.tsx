import type { FieldPlace } from '@/editor/document/places';
import type { FieldShape } from '@/lib/content/schemas/shape';

/** The props of a widget. */
export type FieldInput = {
  id: string;
  place: FieldPlace;
  shape: FieldShape;
  /** As it is typed. */
  value: string;
  readOnly: boolean;
  /** Whether it was this field that somebody opened. */
  focused: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  change: (words: string, options?: { atOnce?: boolean }) => void;
  /** Called when typing is complete. */
  finish: () => void;
};

/** The attributes of an input of any kind. */
export const common = ({ id, readOnly, describedBy, invalid, finish }: FieldInput) => ({
  id,
  readOnly,
  'aria-describedby': describedBy,
  'aria-invalid': invalid || undefined,
  onBlur: finish,
});

export const Label = ({ id, shape: { label, optional } }: Pick<FieldInput, 'id' | 'shape'>) => (
  <label htmlFor={id}>
    {label} {optional && <span>mag leeg blijven</span>}
  </label>
);
