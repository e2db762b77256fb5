import { useEffect, useId, useState } from 'react';
import { editsByCampMove } from '@/editor/document/campMove';
import {
  editsByFormerName,
  editsByRename,
  isNameOfGroup,
  renameMessage,
} from '@/editor/document/groupRename';
import { type FieldPlace, placeIn, problemsAt, valueAtPlace } from '@/editor/document/places';
import { typedOf, valueFrom } from '@/editor/document/typed';
import type { FieldShape } from '@/lib/content/schemas/shape';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { describedBy } from './forms';
import styles from './forms.module.scss';
import { Problems } from './Problems';
import { LinkButton } from './parts';
import { useTyped } from './useTyped';
import type { FieldInput } from './widgets/fieldInput';
import { widgets } from './widgets/widgets';

type FieldFormProps = { place: FieldPlace; shape: FieldShape; focused?: boolean };

/** In Dutch, at a field for the group itself that was filled in where everybody can read the files. */
const publicText =
  'Niemand ziet dit op de site, maar iedereen kan het lezen in de bestanden ervan: maak het leeg.';

/** One field: its label, input and problems, and a button that reverts it to what is online. */
export function FieldForm({ place, shape, focused = false }: FieldFormProps) {
  const { work, readOnly, isPublic, problems: mentioned, notify } = useEditing();
  const id = useId();
  const { file, path } = place;
  const value = valueAtPlace(work.texts, place);
  const was = placeIn(work.base, work.texts, place);
  const online = was && valueAtPlace(work.base, was);
  const { typed, change, finish } = useTyped(
    (words, before) => [
      { file, edit: { type: 'set', path, value: valueFrom(shape.kind, words) } },
      ...(isNameOfGroup(place) ? editsByName(before, work.base, place, words.trim()) : []),
      ...editsByCampMove(before, place, { from: String(valueAtPlace(before, place)), to: words }),
    ],
    (edits, before) => {
      const message = renameMessage(edits);
      if (message) notify(message, before);
    },
  );
  const [isLeft, setLeft] = useState(false);
  const problems = problemsAt(isLeft ? work.problems : mentioned, place);
  const shown = typed ?? typedOf(shape.kind, value);

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

const editsByName = (...rename: Parameters<typeof editsByRename>) => [
  ...editsByRename(...rename),
  ...editsByFormerName(...rename),
];
