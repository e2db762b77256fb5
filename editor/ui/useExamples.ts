import { useEffect, useState } from 'react';
import type { FieldPlace } from '@/editor/document/places';
import { examplesLeft } from '@/editor/drafts/examples';
import { readSources } from '@/lib/content/check/sources';
import { useEditing } from './editing';

/** The places that still have content of the example group; undefined until that is known. */
export function useExamples(): readonly FieldPlace[] | undefined {
  const { work, examples } = useEditing();
  const [left, setLeft] = useState<readonly FieldPlace[]>();
  useEffect(() => {
    if (!work.isChecked) return;
    let isWanted = true;
    const find = async () => {
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
