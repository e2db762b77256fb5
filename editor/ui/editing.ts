import { createContext, useContext } from 'react';
import type { EditorModel } from './useEditor';

/** State and actions that every part of the editor uses. */
export type Editing = EditorModel;

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing needs an EditingContext around it.');
  return editing;
}
