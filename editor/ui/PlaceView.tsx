import { embargoedName } from '@/editor/access/embargo';
import { isOffered, waitsForConsent } from '@/editor/access/publicRepository';
import {
  type FieldPlace,
  isSamePlace,
  problemsAt,
  problemsBelow,
  type SheetPart,
  sheetOf,
  sheetParts,
  titleOf,
  valueAtPlace,
} from '@/editor/document/places';
import type { CheckedDraft } from '@/editor/drafts/work';
import { secretPlace } from '@/lib/camp/secretPlace';
import { isPlaceField, secretName } from '@/lib/content/check/embargo';
import { leaderFiles } from '@/lib/content/schemas/files';
import { shapeAt } from '@/lib/content/schemas/shape';
import { useEditing } from './editing';
import { FieldForm } from './FieldForm';
import { Items, PlaceInList } from './Items';
import { isOfLines, Lines } from './Lines';
import { MeetingSentence } from './MeetingSentence';
import { OtherGroup } from './OtherGroup';
import { isOtherKind, OwnPageTools } from './OwnPageTools';
import { OwnSign } from './OwnSign';
import { Panel } from './Panel';
import { Problems } from './Problems';
import { LinkButton } from './parts';
import styles from './parts.module.scss';
import { Rows } from './Row';
import { YearDocuments } from './YearDocuments';

type PlaceViewProps = { place: FieldPlace; others?: readonly FieldPlace[] | undefined };

/** A field with those around it, a list, or a block with links to its parts. */
export function PlaceView({ place, others = [] }: PlaceViewProps) {
  const { work, isPublic, problems: mentioned } = useEditing();
  const shape = shapeAt(place.file, place.path);
  const sheet = shape?.type === 'field' ? sheetOf(place) : { place, parts: sheetParts(place) };
  const list = shape?.type === 'field' ? sheetOf(place).list : listAround(place);
  const hiddenUntil = hiddenUntilField(work, place);
  const isHidden = hiddenUntil !== undefined;
  // of the block itself: fields show their own
  const isField = shapeAt(place.file, sheet.place.path)?.type === 'field';
  const isTyped = shape?.type === 'list' && isOfLines(shape);
  const ofPlace = isTyped ? problemsBelow(mentioned, place) : problemsAt(mentioned, sheet.place);
  const problems = isField ? [] : ofPlace;
  return (
    <Panel title={titleOf(work.texts, sheet.place)} trail={<Trail place={sheet.place} />}>
      {problems.length > 0 && <Problems problems={problems} />}
      {isHidden && (
        <p>
          {hiddenUntil}. Met een sleutel kun je het zien en veranderen, zolang je nog niets anders veranderd
          hebt.
        </p>
      )}
      {isHidden ? null : shape?.type === 'list' ? (
        isOfLines(shape) ? (
          <Lines place={place} shape={shape} />
        ) : (
          <Items place={place} shape={shape} />
        )
      ) : (
        <div className={styles.parts}>
          {sheet.parts
            .filter(
              ({ place: one }) =>
                !hiddenUntilField(work, one) &&
                !isOtherKind(work.texts, one) &&
                isOffered(work.texts, one, isPublic),
            )
            .map((part) => (
              <PartOf key={part.place.path.join('.')} part={part} tapped={place} />
            ))}
        </div>
      )}
      <OwnPageTools place={sheet.place} />
      {isMeeting(sheet.place) && <MeetingSentence place={sheet.place} />}
      {place.file === 'documents' && place.path.length > 1 && (
        <YearDocuments place={{ file: 'documents', path: place.path.slice(0, 2) }} />
      )}
      {place.file === 'site' && place.path[0] === 'teken' && <OwnSign />}
      {others.length > 0 && (
        <div>
          <p className={styles.status}>Staat hier ook:</p>
          <Rows places={others} withTrail />
        </div>
      )}
      {list && !isHidden && <PlaceInList {...list} title={titleOf(work.texts, sheet.place)} />}
      {!isHidden && <OtherGroup leader={sheet.place} />}
    </Panel>
  );
}

/** Whether a block says when an age group meets. */
const isMeeting = ({ file, path }: FieldPlace) =>
  leaderFiles.some((one) => one === file) && path.at(-1) === 'werking';

/** Says of a leader under embargo, a secret activity or place why it is hidden: the public texts have no name to change, and nothing to remove by. */
function hiddenUntilField({ draft, texts }: CheckedDraft, { file, path }: FieldPlace): string | undefined {
  if (!draft.base.isWithoutPrivateFields) return undefined;
  if (isPlaceField(file, path)) {
    const named = file === 'camp' ? ['kamp', 'plaats', 'naam'] : path;
    return valueAtPlace(texts, { file, path: named }) === secretPlace
      ? 'Waar het kamp is, blijft geheim tot de dag bij ‘Plaats geheim tot’'
      : undefined;
  }
  if (file === 'ownPages')
    return valueAtPlace(texts, { file, path }) === embargoedName
      ? 'Wat hier staat, blijft geheim tot de dag bij ‘Pas bekend op’'
      : undefined;
  const isActivity = file === 'programme' && path[0] === 'programma';
  const at = isActivity ? 2 : path.lastIndexOf('leiding') + 2;
  if (at < 2 || path.length < at) return undefined;
  const [field, hidden, why] = isActivity
    ? ['wat', secretName, 'Wat dit is, blijft geheim tot de dag bij ‘Geheim tot’']
    : ['naam', embargoedName, 'Wie dit is, blijft geheim tot de dag bij ‘Pas bekend op’'];
  return valueAtPlace(texts, { file, path: [...path.slice(0, at), field] }) === hidden ? why : undefined;
}

/** The list around an item that is open as a whole. */
function listAround({ file, path }: FieldPlace) {
  const at = path.at(-1);
  const list = { file, path: path.slice(0, -1) };
  const shape = shapeAt(file, list.path);
  return typeof at === 'number' && shape?.type === 'list' ? { place: list, at, shape } : undefined;
}

/** Links to the places around this one. */
function Trail({ place }: { place: FieldPlace }) {
  const { work, open } = useEditing();
  const { file, path } = place;
  const above = path.map((_, length) => ({ file, path: path.slice(0, length) }));
  return above.map((one, index) => (
    <span key={one.path.join('.')}>
      {index > 0 && ' › '}
      <LinkButton onClick={() => open({ type: 'place', place: one })}>{titleOf(work.texts, one)}</LinkButton>
    </span>
  ));
}

function PartOf({ part: { place, shape }, tapped }: { part: SheetPart; tapped: FieldPlace }) {
  const { work, isPublic } = useEditing();
  if (waitsForConsent(work.texts, place, isPublic)) {
    return (
      <p>
        Een foto kan hier zodra ‘Mag de foto op de site?’ op ja staat: iedereen kan de bestanden van deze site
        lezen.
      </p>
    );
  }
  if (shape.type === 'field') {
    return <FieldForm place={place} shape={shape} focused={isSamePlace(place, tapped)} />;
  }
  return <Rows places={[place]} />;
}
