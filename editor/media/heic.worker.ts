import decode from '@discourse/heic/decode';

/** Decodes HEIC photos off the main thread (libheif and libde265, LGPL, by way of @discourse/heic). */
self.addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const picture = await decode(data);
    self.postMessage(picture, { transfer: [picture.data.buffer] });
  } catch (error) {
    self.postMessage(String(error));
  }
});
