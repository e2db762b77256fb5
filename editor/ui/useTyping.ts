import { type RefObject, useEffect, useRef } from 'react';
import type { DraftStore } from './useDraft';

type Typing = Pick<DraftStore, 'edit' | 'replace'> & {
  /** Turns typed text into an edit; undefined when there is none. */
  typing: RefObject<(() => void) | undefined>;
};

/** Typed text becomes an edit after a pause; at once when something else changes the draft, or the page is left. */
export function useTyping({ edit, replace }: Pick<DraftStore, 'edit' | 'replace'>): Typing {
  const typing = useRef<() => void>(undefined);
  useEffect(() => {
    const finish = () => typing.current?.();
    document.addEventListener('visibilitychange', finish);
    return () => document.removeEventListener('visibilitychange', finish);
  }, []);
  return {
    typing,
    edit: (...edits) => {
      typing.current?.();
      edit(...edits);
    },
    replace: (next) => {
      typing.current?.();
      replace(next);
    },
  };
}
