import { Button } from '@/components/ui/Button';
import { valuesOf } from '@/editor/document/places';
import { withoutPast } from '@/editor/drafts/pastYear';
import { countPast, pastYear } from '@/lib/content/pastYear';
import { today } from '@/lib/dates/days';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { Panel } from './Panel';

/** What is over, by list, and one button that removes all of it. */
export function PastYearView() {
  const { work, replace, notify, readOnly, isPreparing } = useEditing();
  const past = pastYear(valuesOf(work.texts), today(new Date()));
  const count = countPast(past);
  const remove = () => {
    notify(count === 1 ? 'Wat voorbij is, is weg.' : `De ${count} dingen van vorig jaar zijn weg.`);
    replace((draft) => ({ ...draft, texts: withoutPast(draft.texts, past), changedAt: Date.now() }));
  };
  return (
    <Panel title="Van vorig jaar">
      {count === 0 ? (
        <p role="status">Er staat niets meer van vorig jaar.</p>
      ) : (
        <>
          <p>
            Dit is voorbij. Haal je het weg, dan blijft al de rest staan, en alles is nog te vinden bij de
            vorige versies.
          </p>
          <div>
            <Button
              aria-disabled={readOnly || isPreparing || undefined}
              onClick={() => !readOnly && !isPreparing && remove()}
            >
              <EditorIcon name="trash" /> {count === 1 ? 'Haal het weg' : `Haal deze ${count} weg`}
            </Button>
          </div>
          {past.lists.map(({ file, title, items }) => (
            <details key={file + title} open={items.length < 10}>
              <summary>
                {title}: {items.length}
              </summary>
              <ul>
                {items.map(({ index, words }) => (
                  <li key={index}>{words}</li>
                ))}
              </ul>
            </details>
          ))}
          {past.moved.length > 0 && (
            <details open>
              <summary>Verschuift naar dit werkjaar: {past.moved.length}</summary>
              <ul>
                {past.moved.map(({ file, words }) => (
                  <li key={file + words}>{words}</li>
                ))}
              </ul>
            </details>
          )}
          {past.booklet !== undefined && (
            <p>
              Het kampboekje van {past.booklet} gaat uit. Het blijft bewaard: zet het bij ‘Wat hebben jullie?’
              weer aan als dat van het volgende kamp klaar is.
            </p>
          )}
        </>
      )}
    </Panel>
  );
}
