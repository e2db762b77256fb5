import { Icon } from '@/components/ui/Icon';
import type { AddedFile } from '@/editor/drafts/drafts';
import { documentFolder } from '@/editor/media/fileLists';
import { preparedDocument } from '@/editor/media/photo';
import { useEditing } from '@/editor/ui/editing';
import { FileInput } from '@/editor/ui/forms';
import styles from '@/editor/ui/forms.module.scss';
import { slug } from '@/lib/text/slug';
import { type FieldInput, Label } from './fieldInput';

/**
 * A document by its file name, and an input that replaces it. A replacement has the same name, so that links stay valid; the first
 * file is named after its field.
 */
export function DocumentWidget({ id, place, shape, value, readOnly }: FieldInput) {
  const { edit } = useEditing();
  const path = value || `${slug(shape.label)}.pdf`;
  const first: DocumentInputProps['onFile'] = (files) =>
    edit(place.file, { type: 'set', path: place.path, value: path }, files);
  return (
    <div className={styles.file}>
      <Label id={id} shape={shape} />
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
  const file = documentFolder + path;
  const isReady = !onFile && work.files.documents.includes(path);
  const ready = file in work.draft.files ? 'Klaar, nieuw' : 'Klaar';
  return (
    <>
      <p className={styles.document}>
        <Icon name={isReady ? 'check' : 'alert'} /> {isReady ? ready : 'Nog niet gekozen'}
      </p>
      <FileInput
        id={id}
        accept="application/pdf,.pdf"
        disabled={readOnly}
        onFile={async (chosen) => (onFile ?? add)({ [file]: await preparedDocument(chosen) })}
      />
    </>
  );
}
