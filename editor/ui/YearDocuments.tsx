import { useId } from 'react';
import { type Place, valueAt } from '@/editor/document/places';
import { type CampDocument, campDocuments } from '@/lib/camp/documents';
import { documentsFile } from '@/lib/content/schemas/documenten';
import { DocumentInput } from './DocumentWidget';
import { useEditing } from './editing';
import styles from './FieldForm.module.scss';

/** The documents of one year: a file input for each insurer and age group. Name and folder of the file follow from those. */
export function YearDocuments({ place }: { place: Place }) {
  const { work, readOnly } = useEditing();
  const found = documentsFile.safeParse(withoutEmpty(valueAt(work.texts, { file: 'documents', path: [] })));
  if (!found.success) return null;
  const [list, at] = place.path;
  const { camps, fees } = campDocuments(found.data);
  const year = (list === 'bivak' ? camps : fees)[Number(at)];
  if (!year) return null;
  const all = [
    ...year.insurers.flatMap(({ name, boys, girls }) => [
      ...(boys ? [{ words: `${name}, jongens`, document: boys }] : []),
      ...(girls ? [{ words: `${name}, meisjes`, document: girls }] : []),
    ]),
    ...(year.neutral ? [{ words: 'Neutraal attest', document: year.neutral }] : []),
  ];
  const ready = all.filter(({ document }) => work.files.documents.includes(document.path)).length;
  return (
    <section className={styles.documents} aria-labelledby="papieren">
      <h3 id="papieren">Papieren voor {year.year}</h3>
      <p role="status">
        {ready} van de {all.length} papieren zijn er.
      </p>
      <ul>
        {all.map(({ words, document }) => (
          <DocumentRow key={document.path} label={words} campDocument={document} readOnly={readOnly} />
        ))}
      </ul>
    </section>
  );
}

function DocumentRow({
  label,
  campDocument,
  readOnly,
}: {
  label: string;
  campDocument: CampDocument;
  readOnly: boolean;
}) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>{label}</label>
      <DocumentInput id={id} path={campDocument.path} readOnly={readOnly} />
    </li>
  );
}

/** Without empty fields, as the content check reads a file. */
const withoutEmpty = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (part === null || part === '' ? undefined : part)) ??
      'null',
  );
