/**
 * What a component does in the browser, as one value beside it (`countdown.script.ts`): plain DOM, so that it needs no framework. The
 * component names it with `useBehaviour`, which starts it in `npm run dev`, in what `next build` exports and in the preview of the
 * editor. In the finished page the pipeline starts the same value before React is there (pipeline/startup); the hook does nothing.
 */
export type Behaviour = {
  /** The elements that it is for: a page in which no element has an attribute of it does not get its script. */
  selector: string;
  /**
   * When a finished page starts it: `parsing`, so that what it applies is there before the first paint; `parsed`, once all elements
   * are there; `later`, in the file that every page loads after it.
   */
  when: 'parsing' | 'parsed' | 'later';
  /** Shows what is true now in the elements below root; again when the tab becomes visible, and after each render by React. */
  apply?: (root: ParentNode) => void;
  /** Starts to listen to the page, once. @param update applies again */
  start?: (update: () => void) => void;
  /** Starts an element, once. */
  each?: (element: HTMLElement) => void;
};

/**
 * Starts behaviours in the head of a page, and applies them while the parser adds elements, before layout and paint, so that nothing
 * shifts and scroll restoration works.
 */
export function startWhileParsing(...behaviours: readonly Behaviour[]): void {
  const update = () => {
    for (const { apply } of behaviours) apply?.(document);
  };
  const observer = new MutationObserver(() => {
    update();
    observer.takeRecords(); // drops the records of its own changes
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    if (observer.takeRecords()[0]) update();
    observer.disconnect();
  });
  onceVisible(update);
  for (const { start } of behaviours) start?.(update);
}

/** Starts the elements of a behaviour that are there. */
export function startEach({ selector, each }: Behaviour): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) each?.(element);
}

/** Applies a behaviour now, and when the tab becomes visible. */
export function startApplying({ apply }: Behaviour): void {
  const update = () => apply?.(document);
  update();
  onceVisible(update);
}

/** Runs an update each time the tab becomes visible: it may have slept for months. */
export function onceVisible(update: () => void): void {
  document.addEventListener('visibilitychange', () => document.hidden || update());
}

/** Runs a function so many ms after the page has loaded, at the earliest. */
export function afterLoad(run: () => void, ms: number): void {
  const wait = () => setTimeout(run, ms);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
