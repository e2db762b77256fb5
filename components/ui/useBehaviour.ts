import { useLayoutEffect } from 'react';
import { type Behaviour, onceVisible } from '@/lib/browser/behaviour';
import { isStartedByPage } from '@/lib/browser/startup';

/** The page as it came: one that a browser translated, React makes anew (https://github.com/facebook/react/issues/26048). */
const first =
  typeof document === 'undefined'
    ? undefined
    : { main: document.querySelector('main'), isStarted: isStartedByPage() };
const isRemade = () => first?.main?.isConnected === false;
const isStarted = () => first?.isStarted || isStartedByPage();

/** Those of this document that have started, by name, and the elements that each has started. */
const started = new Map<string, { behaviour: Behaviour; elements: WeakSet<HTMLElement> }>();

/**
 * Starts a behaviour for the elements of a component; does nothing in a finished page, which did so itself and never loads it twice.
 * In one that React made anew it starts the elements; what listens to the document does so already.
 * @param name of its script, which exports it by that name @param load imports the script: React alone waits for it
 */
export function useBehaviour<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, Behaviour>>,
): void {
  // after each render: React may have written again what it showed first, or other elements
  useLayoutEffect(() => {
    if (isStarted() && !isRemade()) return;
    if (started.has(name)) show(name);
    else load().then((script) => begin(name, script[name]), noScript);
  });
}

/** The page works as without script. */
const noScript = () => undefined;

function begin(name: string, behaviour: Behaviour): void {
  const isFirst = !started.has(name); // two renders may have waited for it
  if (isFirst) started.set(name, { behaviour, elements: new WeakSet() });
  show(name);
  const update = () => behaviour.apply?.(document);
  if (!isFirst || isStarted()) return;
  behaviour.start?.(update);
  onceVisible(update);
}

function show(name: string): void {
  const { behaviour, elements } = started.get(name) ?? {};
  behaviour?.apply?.(document);
  if (!behaviour?.each) return;
  for (const element of document.querySelectorAll<HTMLElement>(behaviour.selector)) {
    if (elements?.has(element)) continue;
    elements?.add(element);
    behaviour.each(element);
  }
}
