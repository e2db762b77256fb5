import { useEffect, useId, useState } from 'react';
import {
  editsByFormerName,
  editsByRename,
  isNamedElsewhere,
  isNameOfGroup,
  renameMessage,
} from '@/editor/document/groupRename';
import { type FieldPlace, placeIn, problemsAt, valueAt } from '@/editor/document/places';
import { typedOf, valueFrom } from '@/editor/document/typed';
import type { Field } from '@/lib/content/schemas/shape';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { describedBy } from './forms';
import styles from './forms.module.scss';
import { Problems } from './Problems';
import { LinkButton } from './parts';
import { useCampMove } from './useCampMove';
import { useTypedText } from './useTypedText';
import type { FieldInput } from './widgets/fieldInput';
import { widgets } from './widgets/widgets';

type FieldFormProps = { place: FieldPlace; shape: Field; focused?: boolean };

/** In Dutch, at a field for the group itself that was filled in where everybody can read the files. */
const publicText =
  'Niemand ziet dit op de site, maar iedereen kan het lezen in de bestanden ervan: maak het leeg.';

/** In ms without a keystroke, before the page shows what was typed. */
const pause = 250;

/** One field: its label, input and problems, and a button that reverts it to what is online. */
export function FieldForm({ place, shape, focused = false }: FieldFormProps) {
  const { work, readOnly, isPublic, problems: mentioned, notify } = useEditing();
  const id = useId();
  const { file, path } = place;
  const value = valueAt(work.texts, place);
  const was = placeIn(work.base, work.texts, place);
  const online = was && valueAt(work.base, was);
  const isGroup = isNamedElsewhere(work.texts, place);
  const {
    typed,
    change: type,
    finish,
  } = useTypedText(
    (words) => [
      { file, edit: { type: 'set', path, value: valueFrom(shape.kind, words) } },
      ...(isGroup ? editsByRename(work.texts, work.base, place, words.trim()) : []),
      ...(isNameOfGroup(place) ? editsByFormerName(work.texts, work.base, place, words.trim()) : []),
    ],
    {
      pause: isGroup ? undefined : pause, // half a name may be that of another group
      saved: (edits) => {
        const message = renameMessage(edits);
        if (message) notify(message);
      },
    },
  );
  const [isLeft, setLeft] = useState(false);
  const problems = problemsAt(isLeft ? work.problems : mentioned, place);
  const shown = typed ?? typedOf(shape.kind, value);
  const camp = useCampMove(place, value, shown);
  const change: typeof type = (...words) => {
    camp.touch();
    type(...words);
  };

  // the pressed button disappears: move the focus to the field
  const replaceTyped = (words: string) => {
    change(words, { atOnce: true });
    document.getElementById(id)?.focus();
  };
  // what to do about a problem comes into view below its field; another field that is being filled in stays there
  const advice = problems[0]?.advice;
  useEffect(() => {
    const focused = document.activeElement;
    if (!advice || !focused) return;
    if (focused.id === id) document.getElementById(`${id}-fout`)?.scrollIntoView({ block: 'nearest' });
    focused.scrollIntoView({ block: 'nearest' });
  }, [id, advice]);

  const Widget = widgets[shape.kind];
  const explanation = isPublic && shape.kind === 'privateText' ? publicText : shape.help;
  const help = explanation && `${id}-uitleg`;
  const wrong = problems.length > 0 && `${id}-fout`;
  const input: FieldInput = {
    id,
    place,
    shape,
    value: shown,
    readOnly,
    focused,
    describedBy: describedBy(wrong, help),
    invalid: problems.length > 0,
    change,
    finish: () => {
      finish();
      camp.leave();
      if (document.activeElement?.id !== id) setLeft(true); // the window was left: not the field
    },
  };
  const isChanged = was !== undefined && typedOf(shape.kind, value) !== typedOf(shape.kind, online);
  return (
    <div className={styles.field}>
      <Widget {...input} />
      {wrong && <Problems id={wrong} problems={problems} use={readOnly ? undefined : replaceTyped} />}
      {help && (
        <small className={styles.help} id={help}>
          {explanation}
        </small>
      )}
      {isChanged && !readOnly && (
        <LinkButton onClick={() => replaceTyped(typedOf(shape.kind, online))}>
          <EditorIcon name="undo" /> Zet terug
        </LinkButton>
      )}
    </div>
  );
}
