import { useState } from 'react';

/** Counts the photos that are being resized. */
export function usePreparing() {
  const [count, setCount] = useState(0);
  return {
    isPreparing: count > 0,
    async preparing<Photo>(photo: Promise<Photo>): Promise<Photo> {
      setCount((now) => now + 1);
      try {
        return await photo;
      } finally {
        setCount((now) => now - 1);
      }
    },
  };
}
