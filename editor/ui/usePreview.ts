import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldKey } from '@/editor/document/fieldKey';
import { type FromPreview, receiveMessages, type ToPreview } from '@/editor/preview/messages';
import type { ShownPage } from '@/editor/preview/shown';
import type { PageAddress } from '@/lib/pages/pages';

type PreviewOptions = {
  route: PageAddress;
  /** Makes the last content without problems. @throws an error for developers: the page then stays as it was, and so does the draft */
  shown: (() => ShownPage) | undefined;
  /** The open field. */
  picked: FieldKey | undefined;
  onOpen: (keys: FieldKey[]) => void;
  onVisit: (route: PageAddress) => void;
};

/** Updates the page in the frame, and handles the taps in it. Returns the ref of the frame. */
export function usePreview(options: PreviewOptions): RefObject<HTMLIFrameElement | null> {
  const { route, shown, picked } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const [readyTimes, setReadyTimes] = useState(0); // a reloaded frame needs everything again
  const latest = useRef(options);
  latest.current = options;

  useEffect(
    () =>
      receiveMessages<FromPreview>(
        () => frame.current?.contentWindow ?? null,
        (message) => {
          if (message.type === 'ready') setReadyTimes((times) => times + 1);
          else if (message.type === 'visit') latest.current.onVisit(message.route);
          else latest.current.onOpen(message.keys);
        },
      ),
    [],
  );

  useEffect(() => {
    const post = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, location.origin);
    if (readyTimes === 0 || !shown) return;
    const waiting = setTimeout(() => post({ type: 'show', route, ...shown() })); // a phone shows what was typed first
    return () => clearTimeout(waiting);
  }, [readyTimes, shown, route]);

  useEffect(() => {
    const message: ToPreview = { type: 'pick', ...(picked !== undefined && { key: picked }) };
    if (readyTimes > 0) frame.current?.contentWindow?.postMessage(message, location.origin);
  }, [readyTimes, picked]);

  return frame;
}
