import { useEffect, useRef } from 'react';
import type { FileEdit } from '@/editor/document/document';
import { useEditing } from '@/editor/ui/editing';

/**
 * Stores what is typed in a form until it is saved: each key on the device, and all of it when another day or view opens or the page is
 * left.
 *
 * @param save saves the form
 * @param edits of the form as it is
 * @returns functions that mark the form as changed, and as saved
 */
export function useUnsaved(save: () => void, edits: () => FileEdit[]) {
  const { storeTyped, typing } = useEditing();
  const isChanged = useRef(false);
  const saveChanges = useRef<() => void>(undefined);
  saveChanges.current = () => isChanged.current && save();
  useEffect(() => () => saveChanges.current?.(), []);
  useEffect(() => {
    if (isChanged.current) storeTyped(edits());
  });
  return {
    changed(): void {
      isChanged.current = true;
      typing.current = () => saveChanges.current?.();
    },
    saved(): void {
      isChanged.current = false;
      typing.current = undefined;
    },
  };
}
