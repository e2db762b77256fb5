import { createContext, useContext } from 'react';
import type { useEditor } from './useEditor';

/** State and actions that every part of the editor uses. */
export type Editing = ReturnType<typeof useEditor>;

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing needs an EditingContext around it.');
  return editing;
}
