import { useLayoutEffect } from 'react';
import { type Behaviour, onceVisible } from '@/lib/browser/behaviour';
import { isStartedByPage } from '@/lib/browser/startup';

/** Those of this document that have started, by name, and the elements that each has started. */
const started = new Map<string, { behaviour: Behaviour; elements: WeakSet<HTMLElement> }>();

/**
 * Starts a behaviour for the elements of a component; does nothing in a finished page, which did so itself and never loads it twice.
 * @param name of its script, which exports it by that name @param load imports the script: React alone waits for it
 */
export function useBehaviour<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, Behaviour>>,
): void {
  // after each render: React may have written again what it showed first, or other elements
  useLayoutEffect(() => {
    if (isStartedByPage()) return;
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
  if (!isFirst) return;
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
