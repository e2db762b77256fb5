import { type ChangeEvent, useId, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Icon } from '@/components/ui/Icon';
import type { AddedFile } from '@/editor/drafts/drafts';
import { FileRefused, preparedDocument } from '@/editor/media/photo';
import { slug } from '@/lib/text/slug';
import { useEditing } from './editing';
import styles from './FieldForm.module.scss';
import type { FieldInput } from './fieldInput';

/**
 * A paper by the name of its file, and another one in its place: the name stays, so that every link to it does. The first one is
 * called what its field is.
 */
export function PaperWidget({ id, place, shape, value, readOnly }: FieldInput) {
  const { edit } = useEditing();
  const path = value || `${slug(shape.label)}.pdf`;
  const first: DocumentInputProps['take'] = (files) =>
    edit(place.file, { type: 'set', path: place.path, value: path }, files);
  return (
    <div className={styles.photo}>
      <label htmlFor={id}>
        {shape.label} {shape.optional && <span>mag leeg blijven</span>}
      </label>
      {value && <p>{value}</p>}
      <DocumentInput id={id} path={path} readOnly={readOnly} take={value ? undefined : first} />
    </div>
  );
}

type DocumentInputProps = {
  id: string;
  /** Below `public/documents`. */
  path: string;
  readOnly: boolean;
  /** Takes the paper in by its path from the project folder, where nothing names it yet. */
  take?: ((files: Readonly<Record<string, AddedFile>>) => void) | undefined;
};

/** Takes the PDF that belongs at a path: what was chosen may have any name. */
export function DocumentInput({ id, path, readOnly, take }: DocumentInputProps) {
  const { work, add } = useEditing();
  const hint = useId();
  const [refused, setRefused] = useState<string>();
  const isNew = `public/documents/${path}` in work.draft.files;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    try {
      (take ?? add)({ [`public/documents/${path}`]: await preparedDocument(file) });
      setRefused(undefined);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      setRefused(error.message);
    }
  }

  return (
    <>
      <p className={styles.document}>
        {!take && work.files.papers.includes(path) ? (
          <>
            <Icon name="check" /> {isNew ? 'Klaar, nieuw' : 'Klaar'}
          </>
        ) : (
          <>
            <Icon name="alert" /> Nog niet gekozen
          </>
        )}
      </p>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        disabled={readOnly}
        aria-describedby={refused && hint}
        onChange={choose}
      />
      {refused && (
        <div id={hint} role="alert">
          <Alert icon={<Icon name="alert" />}>{refused}</Alert>
        </div>
      )}
    </>
  );
}
