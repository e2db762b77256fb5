import decode from '@discourse/heic/decode';

/** Opens HEIC photos beside the page, so that it goes on answering (libheif and libde265, LGPL, by way of @discourse/heic). */
self.addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const picture = await decode(data);
    self.postMessage(picture, { transfer: [picture.data.buffer] });
  } catch (error) {
    self.postMessage(String(error));
  }
});
