import { useEffect, useState } from 'react';
import type { Place } from '@/editor/document/places';
import { examplesLeft } from '@/editor/drafts/examples';
import { readSources } from '@/lib/content/check/sources';
import { useEditing } from './editing';
import { Panel } from './Panel';
import { Rows } from './Row';

/** The places that still have content of the example group; undefined until that is known. */
export function useExamples(): readonly Place[] | undefined {
  const { work, examples } = useEditing();
  const [left, setLeft] = useState<readonly Place[]>();
  useEffect(() => {
    let isWanted = true;
    void examplesLeft(readSources(work.texts).sources, examples).then((found) => {
      if (isWanted) setLeft(found.map(({ file, path }) => ({ file, path: path.map(step) })));
    });
    return () => {
      isWanted = false;
    };
  }, [work.texts, examples]);
  return left;
}

const step = (one: PropertyKey) => (typeof one === 'number' ? one : String(one));

/** Opens the list of examples when the editor of a new group opens. */
export function ExamplesFirst() {
  const { open } = useEditing();
  const count = useExamples()?.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they are known
  useEffect(() => {
    if (count > 0) open({ type: 'examples' });
  }, [count]);
  return null;
}

/** The example content that a new group has to replace. */
export function ExamplesView() {
  const left = useExamples();
  return (
    <Panel title="Voorbeelden vervangen">
      {left === undefined ? null : left.length === 0 ? (
        <p>Alles is van jullie: er staat geen voorbeeld meer in de teksten.</p>
      ) : (
        <>
          <p>
            Dit werd verzonnen voor de voorbeeldgroep. Zet er jullie eigen gegevens: wat klaar is, verdwijnt
            uit deze lijst.
          </p>
          <p role="status">Nog {left.length} te gaan.</p>
          <Rows places={left} withTrail />
        </>
      )}
    </Panel>
  );
}
