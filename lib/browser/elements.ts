/** The element around the target of an event, itself included, that answers to a selector. */
export const closest = <E extends Element = HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<E>(selector) : null;

/** A click with which a visitor asks for nothing special, such as a tab of its own. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Puts an element into the head of the page: a script or a hint, which the browser asks for then. */
export const appendToHead = <T extends 'script' | 'link'>(tag: T, given: Given<T>): void =>
  document.head.append(Object.assign(document.createElement(tag), given));

/** What a property of an element takes is not always what it gives: `blocking` takes its words. */
type Given<T extends 'script' | 'link'> = Partial<Omit<HTMLElementTagNameMap[T], 'blocking'>> & {
  blocking?: string;
};
