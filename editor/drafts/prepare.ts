import { valueAt } from '@/editor/document/places';
import { checkFile } from '@/lib/content/check/files';
import { readSources, type Texts } from '@/lib/content/check/sources';
import { contentFiles, fileNames } from '@/lib/content/schemas/files';
import { shapeOf } from '@/lib/content/schemas/shape';
import { today } from '@/lib/dates/days';
import { inSlices } from './slices';

/** Makes what the first check of texts needs. */
export const prepareCheck = (texts: Texts): Promise<void> => inSlices(steps(texts));

function* steps(texts: Texts): Generator<void, void> {
  today(new Date()); // the first one of a page takes long
  for (const file of contentFiles) {
    const text = texts[fileNames[file]];
    if (text === undefined) continue;
    yield;
    const { sources } = readSources({ [fileNames[file]]: text });
    yield;
    if (sources[file]) valueAt(texts, { file, path: [] });
    checkFile(file, sources[file]?.value);
    yield;
    shapeOf(file);
  }
}
