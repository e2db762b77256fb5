/**
 * Decodes a HEIC photo, the format of iPhones, in a worker that is loaded on first use.
 * @throws Error when it cannot be decoded, or the worker cannot be loaded
 */
export function decodeHeic(bytes: ArrayBuffer): Promise<ImageData> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  const decoded = new Promise<ImageData>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImageData | string>) =>
      typeof data === 'string' ? reject(new Error(data)) : resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || 'The decoder could not be loaded'));
    worker.postMessage(bytes, [bytes]);
  });
  return decoded.finally(() => worker.terminate());
}
