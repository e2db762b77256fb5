export type Failure = { place: string; fileName: string };

let failure: Failure | null = null;
const listeners = new Set<() => void>();

/** The one document that last failed to load, shared by all guards of the page: only its message is shown. */
export const latestFailure = {
  get: (): Failure | null => failure,
  set: (next: Failure | null): void => {
    failure = next;
    for (const listener of listeners) listener();
  },
  /** For `useSyncExternalStore`; when the last guard leaves the page, the failure is forgotten. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) failure = null;
    };
  },
};
