import './jitless';
import * as z from 'zod';

/** The kinds of field: each has its schema in this folder and its widget in `editor/ui/widgets`. */
export type FieldKind =
  | 'identifier'
  | 'privateText'
  | 'plain'
  | 'groupName'
  | 'text'
  | 'choice'
  | 'yesNo'
  | 'consent'
  | 'price'
  | 'count'
  | 'year'
  | 'workingYear'
  | 'degrees'
  | 'date'
  | 'dayOff'
  | 'dayMonth'
  | 'time'
  | 'phone'
  | 'postcode'
  | 'email'
  | 'link'
  | 'linkOrPage'
  | 'page'
  | 'colour'
  | 'icon'
  | 'photo'
  | 'document';

/** What the editor shows of a field, in Dutch. */
export type FieldInfo = {
  kind?: FieldKind;
  help?: string;
  label?: string;
  /** Whether the editor does not show it: the program fills it in. */
  isHidden?: boolean;
  /** What one part of a list is called. */
  itemLabel?: string;
};

/** What the editor shows of each schema; a schema made from another one inherits it. */
export const fieldInfo = z.registry<FieldInfo>();
