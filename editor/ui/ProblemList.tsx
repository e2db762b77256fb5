import { Button } from '@/components/ui/Button';
import { isSamePlace, placeOf } from '@/editor/document/places';
import { brokenPlace } from '@/editor/publish/broken';
import type { Problem } from '@/lib/content/problem';
import { useEditing } from './editing';
import { Problems } from './Problems';
import styles from './parts.module.scss';
import { Rows } from './Row';

/** The problems that block publishing, each with a link to its field. */
export function ProblemList() {
  const { work, readOnly, restore } = useEditing();
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
      {rows.length > 0 && <Rows places={rows} withTrail />}
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
