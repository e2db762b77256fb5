import { type RefObject, useEffect, useRef } from 'react';
import type { DraftStore } from './useDraft';

type Typing = Pick<DraftStore, 'edit' | 'replace'> & {
  /** Makes an edit of what was typed; undefined when all of it is one. */
  typing: RefObject<(() => void) | undefined>;
};

/** What is typed becomes an edit after a pause: but before anything else changes the draft, and before the page is left. */
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
