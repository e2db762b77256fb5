import { valueAt } from '@/editor/document/places';
import { checkFile } from '@/lib/content/check/files';
import { readSources, type Texts } from '@/lib/content/check/sources';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { shapeOf } from '@/lib/content/schemas/shape';
import { today } from '@/lib/dates/days';

/** In ms: a tap waits no longer for what is parsed. */
const slice = 20;

/** Makes what the first check of texts needs, in slices: all at once keeps a slow phone from answering for a second. */
export async function prepareCheck(texts: Texts): Promise<void> {
  let start = performance.now();
  const pause = async () => {
    if (performance.now() - start < slice) return;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  };
  today(new Date()); // the first one of a page takes long
  for (const file of contentFiles) {
    const text = texts[fileNames[file]];
    if (text === undefined) continue;
    await pause();
    const { sources } = readSources({ [fileNames[file]]: text });
    await pause();
    if (sources[file]) valueAt(texts, { file, path: [] });
    checkFile(file, sources[file]?.value);
    await pause();
    shapeOf(file);
  }
}
