import { type SyntheticEvent, useRef } from 'react';
import { type FieldPlace, titleOf } from '@/editor/document/places';
import { chosenPhoto } from '@/editor/media/chosenPhoto';
import { photoFolder } from '@/editor/media/fileLists';
import { EditorIcon } from '@/editor/ui/EditorIcon';
import { useEditing } from '@/editor/ui/editing';
import { FileInput } from '@/editor/ui/forms';
import styles from '@/editor/ui/forms.module.scss';
import { LinkButton } from '@/editor/ui/parts';
import { leaderFiles } from '@/lib/content/schemas/files';
import { shapeAt } from '@/lib/content/schemas/shape';
import { photoUrl } from '@/lib/photos/variants';
import { type FieldInput, Label } from './fieldInput';

/** A photo, and an input that replaces it; resized in the browser before anything is sent. */
export function PhotoWidget({ id, place, shape, value, readOnly, describedBy, change }: FieldInput) {
  const { work, edit, preparing } = useEditing();
  const record = work.photos[value.normalize('NFC')];
  const block = optionalBlock(place);
  const optional = shape.optional || block !== undefined;

  const isChosen = useRef(false);
  async function replace(file: File) {
    const subject = titleOf(work.texts, around(place));
    const { photo, path } = await preparing(chosenPhoto(file, folderOf(place), subject));
    isChosen.current = true;
    edit(place.file, { type: 'set', path: place.path, value: path }, { [photoFolder + path]: photo });
  }

  const remove = () => {
    if (block) edit(place.file, { type: 'remove', path: block });
    else change('', { atOnce: true });
    document.getElementById(id)?.focus();
  };

  return (
    <div className={styles.file}>
      <Label id={id} shape={{ ...shape, optional }} />
      {record && (
        <img
          src={photoUrl(record, record.jpeg[0] ?? record.width, 'jpeg')}
          alt=""
          onLoad={(event) => isChosen.current && showNextField(event)}
        />
      )}
      <FileInput
        id={id}
        accept="image/*,.heic,.heif"
        disabled={readOnly}
        describedBy={describedBy}
        busy="De foto wordt klein gemaakt, en de plaats eruit gehaald…"
        onFile={replace}
      />
      {optional && value && !readOnly && (
        <LinkButton onClick={remove}>
          <EditorIcon name="trash" /> Haal de foto weg
        </LinkButton>
      )}
    </div>
  );
}

/** A photo brings a question: may it be on the site, or what is to be seen. */
const showNextField = ({ currentTarget }: SyntheticEvent) =>
  currentTarget.closest(`.${styles.field}`)?.nextElementSibling?.scrollIntoView({ block: 'nearest' });

/** The block of a photo and its description that may be left out: the two go together. */
function optionalBlock({ file, path }: FieldPlace): FieldPlace['path'] | undefined {
  const block = path.slice(0, -1);
  const isPhoto = path.at(-1) === 'bestand' && typeof block.at(-1) === 'string';
  return isPhoto && shapeAt(file, block)?.optional ? block : undefined;
}

/** The item, block or page that a photo belongs to; a photo block is one step deeper. */
const around = ({ file, path }: FieldPlace): FieldPlace => ({
  file,
  path: path.slice(0, path.at(-1) === 'bestand' ? -2 : -1),
});

/** The folder below `content/fotos`: leaders have their own. */
const folderOf = ({ file, path }: FieldPlace): string =>
  leaderFiles.some((one) => one === file) && path.includes('leiding') ? 'leiding' : '';
