import { type RefObject, useEffect, useState } from 'react';

/** In ms, longer than a tap: the bars come back after it, or they would move what is tapped. */
const tapDuration = 300;

/**
 * Fits the editor in what a virtual keyboard leaves of the screen. Returns whether somebody is typing: the bars then leave where
 * there is little room.
 */
export function useKeyboardRoom(editor: RefObject<HTMLElement | null>): boolean {
  const [isTyping, setTyping] = useState(false);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout>;
    const onFocus = () => {
      clearTimeout(waiting);
      if (isTextField(document.activeElement)) setTyping(true);
      else waiting = setTimeout(() => setTyping(false), tapDuration);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', onFocus, { signal });
    return () => {
      clearTimeout(waiting);
      listeners.abort();
    };
  }, []);

  useEffect(() => {
    const { visualViewport } = window;
    const style = editor.current?.style;
    if (!visualViewport || !style) return;
    const fitIn = () => {
      const { height, offsetTop, scale } = visualViewport;
      const isCovered = scale < 1.01 && height < document.documentElement.clientHeight; // else somebody zoomed in
      style.insetBlockStart = isCovered ? `${offsetTop}px` : '';
      style.blockSize = isCovered ? `${height}px` : '';
    };
    const onResize = () => {
      fitIn();
      if (style.blockSize) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    visualViewport.addEventListener('resize', onResize, { signal });
    visualViewport.addEventListener('scroll', fitIn, { signal });
    return () => listeners.abort();
  }, [editor]);

  return isTyping;
}

const isTextField = (element: Element | null): boolean =>
  element?.matches('textarea, input:not([type="radio"], [type="checkbox"], [type="file"])') ?? false;
