import { type ChangeEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Icon } from '@/components/ui/Icon';
import { type Place, titleOf } from '@/editor/document/places';
import { decodeHeic } from '@/editor/media/heic';
import { FileRefused, photoName, preparedPhoto } from '@/editor/media/photo';
import { photoUrl } from '@/lib/photos/variants';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import styles from './FieldForm.module.scss';
import type { FieldInput } from './fieldInput';

/** A photo, and an input that replaces it; resized in the browser before anything is sent. */
export function PhotoWidget({ id, place, shape, value, readOnly, describedBy, change }: FieldInput) {
  const { work, edit, preparing } = useEditing();
  const hint = useId();
  const [state, setState] = useState<'idle' | 'busy' | { refused: string }>('idle');
  const record = work.photos[value.normalize('NFC')];

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = ''; // so that the same file can be chosen again
    if (!file || state === 'busy') return;
    setState('busy');
    try {
      const subject = titleOf(work.texts, around(place));
      const { photo, name } = await preparing(named(file, folderOf(place), subject));
      edit(place.file, { type: 'set', path: place.path, value: name }, { [`content/fotos/${name}`]: photo });
      setState('idle');
    } catch (error) {
      const isForeseen = error instanceof FileRefused;
      setState(isForeseen ? { refused: error.message } : 'idle');
      if (!isForeseen) throw error;
    }
  }

  const refused = typeof state === 'object' && state.refused;
  return (
    <div className={styles.photo}>
      <label htmlFor={id}>
        {shape.label} {shape.optional && <span>mag leeg blijven</span>}
      </label>
      {record && <img src={photoUrl(record, record.jpeg[0] ?? record.width, 'jpeg')} alt="" />}
      <input
        id={id}
        type="file"
        accept="image/*,.heic,.heif"
        disabled={readOnly}
        aria-describedby={[refused && hint, describedBy].filter(Boolean).join(' ') || undefined}
        onChange={choose}
      />
      <p role="status">{state === 'busy' && 'De foto wordt klein gemaakt, en de plaats eruit gehaald…'}</p>
      {refused && (
        <div id={hint} role="alert">
          <Alert icon={<Icon name="alert" />}>{refused}</Alert>
        </div>
      )}
      {shape.optional && value && !readOnly && (
        <button
          className={styles.back}
          type="button"
          onClick={() => {
            change('', { atOnce: true });
            document.getElementById(id)?.focus();
          }}
        >
          <EditorIcon name="trash" /> Haal de foto weg
        </button>
      )}
    </div>
  );
}

async function named(file: File, folder: string, subject: string) {
  const photo = await preparedPhoto(file, decodeHeic);
  return { photo, name: await photoName(folder, subject, photo.bytes) };
}

/** The item, block or page that a photo belongs to; a photo block is one step deeper. */
const around = ({ file, path }: Place): Place => ({
  file,
  path: path.slice(0, path.at(-1) === 'bestand' ? -2 : -1),
});

/** The folder below `content/fotos`: leaders have their own. */
const folderOf = ({ file, path }: Place): string =>
  (file === 'boys' || file === 'girls') && path.includes('leiding') ? 'leiding' : '';
