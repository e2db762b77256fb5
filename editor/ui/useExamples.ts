import { useEffect, useState } from 'react';
import type { FieldPlace } from '@/editor/document/places';
import { examplesLeft } from '@/editor/drafts/examples';
import { prepareCheck } from '@/editor/drafts/prepare';
import { readSources } from '@/lib/content/check/sources';
import { useEditing } from './editing';

/** The places that still have content of the example group; undefined until that is known. */
export function useExamples(): readonly FieldPlace[] | undefined {
  const { work, examples } = useEditing();
  const [left, setLeft] = useState<readonly FieldPlace[]>();
  useEffect(() => {
    if (!work.isChecked) return; // the check parses all texts, once the page is there
    let isWanted = true;
    const find = async () => {
      await prepareCheck(work.texts);
      const found = await examplesLeft(readSources(work.texts).sources, examples);
      if (isWanted) setLeft(found.map(({ file, path }) => ({ file, path: path.map(step) })));
    };
    void find();
    return () => {
      isWanted = false;
    };
  }, [work.texts, work.isChecked, examples]);
  return left;
}

const step = (one: PropertyKey) => (typeof one === 'number' ? one : String(one));
