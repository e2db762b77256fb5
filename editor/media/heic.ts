/**
 * Opens a HEIC photo, as an iPhone makes them, in a worker that is fetched the first time that somebody needs it.
 * @throws Error when it cannot be opened, or the worker does not come
 */
export function decodeHeic(bytes: ArrayBuffer): Promise<ImageData> {
  const worker = new Worker(new URL('./heic.worker.ts', import.meta.url), { type: 'module' });
  return decodedBy(worker, bytes).finally(() => worker.terminate());
}

/** The answer of a worker that decodes. */
export function decodedBy(worker: Worker, bytes: ArrayBuffer): Promise<ImageData> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ImageData | string>) =>
      typeof data === 'string' ? reject(new Error(data)) : resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || 'The decoder did not come'));
    worker.postMessage(bytes, [bytes]);
  });
}
