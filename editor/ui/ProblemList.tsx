import { Button } from '@/components/ui/Button';
import { type FieldPlace, isSamePlace, placeOf, valuesOf } from '@/editor/document/places';
import { switchOff, unfinishedBlocks } from '@/editor/drafts/blockStart';
import { brokenPlace } from '@/editor/publish/broken';
import { blocks } from '@/lib/content/blocks';
import type { Texts } from '@/lib/content/check/sources';
import { pastYear } from '@/lib/content/pastYear';
import type { Problem } from '@/lib/content/problem';
import { today } from '@/lib/dates/days';
import { useEditing } from './editing';
import { Problems } from './Problems';
import { RowButton } from './parts';
import styles from './parts.module.scss';
import { Rows } from './Row';

/** The problems that block publishing, each with a link to its field. */
export function ProblemList() {
  const { work, readOnly, edit, restore, open } = useEditing();
  if (work.problems.length === 0) return null;
  const ofBroken = new Set(work.broken.flatMap(({ problems }) => problems));
  const problems = work.problems.filter((problem) => !ofBroken.has(problem));
  const places = problems.map(placeOf);
  const known = places.filter((place) => place !== undefined);
  const rows = known.filter((place, at) => known.findIndex((one) => isSamePlace(one, place)) === at);
  const others = problems.filter((_, index) => !places[index]);
  return (
    <section className={styles.parts} aria-labelledby="rechtzetten">
      <h3 id="rechtzetten">Eerst rechtzetten</h3>
      {isOfPastYear(work.texts, rows) && (
        <RowButton onClick={() => open({ type: 'pastYear' })}>
          <span>Haal alles van vorig jaar in één keer weg</span>
        </RowButton>
      )}
      {rows.length > 0 && <Rows places={rows} withTrail />}
      {!readOnly &&
        unfinishedBlocks(work.base, work.texts, rows).map((name) => (
          <RowButton key={name} onClick={() => edit('site', switchOff(work.texts, name))}>
            <span>
              <small>Nog niet af</small>
              Laat ‘{blocks[name].label}’ nog van de site, en zet de rest online
            </span>
          </RowButton>
        ))}
      {work.broken.map(({ file, problems, isRestorable }) => (
        <BrokenFile
          key={file}
          place={brokenPlace(file, problems)}
          problems={problems}
          restore={isRestorable && !readOnly ? () => restore(file) : undefined}
        />
      ))}
      {others.length > 0 && <Problems problems={others} />}
    </section>
  );
}

/** Whether one of these places is of an earlier working year: new dates of the year make its programme and days off wrong. */
const isOfPastYear = (texts: Texts, places: readonly FieldPlace[]): boolean =>
  pastPlaces(texts).some(({ file, path }) =>
    places.some((place) => place.file === file && path.every((part, depth) => part === place.path[depth])),
  );

function pastPlaces(texts: Texts): FieldPlace[] {
  const { lists, moved } = pastYear(valuesOf(texts), today(new Date()));
  const items = lists.flatMap(({ file, path, items }) =>
    items.map(({ index }) => ({ file, path: [...path, index] })),
  );
  return [...items, ...moved.map(({ file, path }) => ({ file, path: [...path] }))];
}

type BrokenFileProps = {
  /** Its path from the project folder, with the lines. */
  place: string;
  problems: readonly Problem[];
  /** Undefined when there is no good version to go back to, or nothing can be changed here. */
  restore: (() => void) | undefined;
};

/** A file that was broken outside of the editor, with a button that restores its last good version. */
function BrokenFile({ place, problems, restore }: BrokenFileProps) {
  return (
    <div className={styles.parts}>
      <p>
        <b>{place}</b>
      </p>
      <p>
        Iemand veranderde dit bestand buiten het beheer, en nu is het niet te lezen. De site zelf is nog zoals
        ze was.
      </p>
      <Problems problems={problems} />
      {restore ? (
        <div>
          <Button onClick={restore}>Zet de laatste goede versie terug</Button>
        </div>
      ) : (
        <p>Toon dit aan wie de site beheert.</p>
      )}
    </div>
  );
}
