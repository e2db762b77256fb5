import type { FieldKey } from '@/editor/document/fieldKey';
import type { PageAddress } from '@/lib/pages/pages';
import type { ShownPage } from './shown';

/** Messages from the editor to its preview, a frame of the same site. */
export type ToPreview =
  | ({ type: 'show'; route: PageAddress } & ShownPage)
  /** Scrolls to a field and highlights it; without a key, none. */
  | { type: 'pick'; key?: FieldKey };

export type FromPreview =
  | { type: 'ready' }
  /** The tapped field first, then others in the same text. */
  | { type: 'open'; keys: FieldKey[] }
  | { type: 'visit'; route: PageAddress };

/** Receives the messages of one window of this origin. Returns an unsubscribe function. */
export function receiveMessages<Message>(
  from: () => Window | null,
  onReceive: (message: Message) => void,
): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<Message>) => {
    if (origin === location.origin && source === from()) onReceive(data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
