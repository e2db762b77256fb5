import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { EditorIcon } from './EditorIcon';

/** Copies a text that is also on screen: where the browser refuses, it can be copied by hand. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [isCopied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  }
  return (
    <Button kind="ink" onClick={() => void copy()}>
      {isCopied ? 'Gekopieerd' : children} <EditorIcon name="share" />
    </Button>
  );
}
