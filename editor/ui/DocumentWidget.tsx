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
 * A document by its file name, and an input that replaces it. A replacement keeps the name, so that links stay valid; the first file is
 * named after its field.
 */
export function DocumentWidget({ id, place, shape, value, readOnly }: FieldInput) {
  const { edit } = useEditing();
  const path = value || `${slug(shape.label)}.pdf`;
  const first: DocumentInputProps['onFile'] = (files) =>
    edit(place.file, { type: 'set', path: place.path, value: path }, files);
  return (
    <div className={styles.photo}>
      <label htmlFor={id}>
        {shape.label} {shape.optional && <span>mag leeg blijven</span>}
      </label>
      {value && <p>{value}</p>}
      <DocumentInput id={id} path={path} readOnly={readOnly} onFile={value ? undefined : first} />
    </div>
  );
}

type DocumentInputProps = {
  id: string;
  /** Below `public/documents`. */
  path: string;
  readOnly: boolean;
  /** Called with the new file, by its path from the project folder; by default it is added to the draft. */
  onFile?: ((files: Readonly<Record<string, AddedFile>>) => void) | undefined;
};

/** A file input for the PDF at a path; the chosen file may have any name. */
export function DocumentInput({ id, path, readOnly, onFile }: DocumentInputProps) {
  const { work, add } = useEditing();
  const hint = useId();
  const [refused, setRefused] = useState<string>();
  const isNew = `public/documents/${path}` in work.draft.files;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    try {
      (onFile ?? add)({ [`public/documents/${path}`]: await preparedDocument(file) });
      setRefused(undefined);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      setRefused(error.message);
    }
  }

  return (
    <>
      <p className={styles.document}>
        {!onFile && work.files.documents.includes(path) ? (
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
