/** `closest` for the target of an event. */
export const closest = <E extends Element = HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<E>(selector) : null;

/** A primary click without modifier keys. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/** Appends a script or a link to the head. */
export const appendToHead = <T extends 'script' | 'link'>(tag: T, given: Given<T>): void =>
  document.head.append(Object.assign(document.createElement(tag), given));

/** The type of a setter can differ from its getter: `blocking` accepts a string. */
type Given<T extends 'script' | 'link'> = Partial<Omit<HTMLElementTagNameMap[T], 'blocking'>> & {
  blocking?: string;
};
