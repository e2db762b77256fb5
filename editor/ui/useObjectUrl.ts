import { useEffect, useState } from 'react';
import type { AddedFile } from '@/editor/drafts/drafts';

/** Returns an object URL of a file, undefined before there is one; it is revoked with the component or the next file. */
export function useObjectUrl(file: AddedFile | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(new Blob([file.bytes], { type: file.type }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
