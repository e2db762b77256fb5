import type { Route } from '@/lib/pages/pages';
import type { FieldKey, ShownPage } from './shown';

/** What the editor and its preview, a frame of the same site, say to each other. */
export type ToPreview =
  | ({ type: 'show'; route: Route } & ShownPage)
  /** Bring a field into view, with a border around it; none without a key. */
  | { type: 'pick'; key?: FieldKey };

export type FromPreview =
  | { type: 'ready' }
  /** What was tapped: the field itself first, then others that stand in the same words. */
  | { type: 'open'; keys: FieldKey[] }
  | { type: 'visit'; route: Route };

/** Hears what the other side says, and nobody else. Gives how to stop. */
export function listen<Message>(
  from: () => Window | null,
  onReceive: (message: Message) => void,
): () => void {
  const onMessage = ({ source, origin, data }: MessageEvent<Message>) => {
    if (origin === location.origin && source === from()) onReceive(data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
