import { type ComponentType, lazy } from 'react';

/** A component whose script loads when it is rendered first, or when that is asked for. */
export type Later<Props extends object> = ComponentType<Props> & { load: () => Promise<unknown> };

/** What makes those load again that failed: React remembers a failure. */
const failed = new Set<() => void>();

/** Makes the next rendering of what failed to load a new attempt. */
export function loadAgain(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * As `lazy` of React, which a Suspense boundary and an error boundary go around; but once its script is there it renders at once, where
 * React first shows the fallback for up to 300 ms.
 */
export function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    try {
      Loaded ??= await load();
    } catch (error) {
      failed.add(() => {
        Loading = lazy(loadOnce);
      });
      throw error;
    }
    return { default: Loaded };
  };
  let Loading = lazy(loadOnce);
  const Component = (props: Props) => (Loaded ? <Loaded {...props} /> : <Loading {...props} />);
  return Object.assign(Component, { load: loadOnce });
}
