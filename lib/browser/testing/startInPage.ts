import { type Behaviour, startEach } from '@/lib/browser/behaviour';

/** Starts a behaviour in the document of a test, as a page that has been parsed does. */
export function startInPage(behaviour: Behaviour): void {
  const update = () => behaviour.apply?.(document);
  update();
  behaviour.start?.(update);
  startEach(behaviour);
}
