import type { Place } from '@/editor/document/places';
import type { Field } from '@/lib/content/schemas/shape';

/** What a widget is given, and what it may do. */
export type FieldInput = {
  id: string;
  place: Place;
  shape: Field;
  /** As it is typed. */
  value: string;
  readOnly: boolean;
  /** Whether it was this field that somebody opened. */
  focused: boolean;
  describedBy: string | undefined;
  invalid: boolean;
  change: (words: string, options?: { atOnce?: boolean }) => void;
  /** What was typed is all of it. */
  finish: () => void;
};
