import { type FieldPlace, valueAtPlace } from '@/editor/document/places';
import { campDocuments } from '@/lib/camp/documents';
import { documentsFile } from '@/lib/content/schemas/documenten';
import { withoutEmpty } from '@/lib/content/yaml/source';
import { useEditing } from './editing';
import styles from './forms.module.scss';
import { DocumentInput } from './widgets/document';

/** The documents of one year: a file input for each insurer and age group. Name and folder of the file follow from those. */
export function YearDocuments({ place }: { place: FieldPlace }) {
  const { work, readOnly } = useEditing();
  const found = documentsFile.safeParse(
    withoutEmpty(valueAtPlace(work.texts, { file: 'documents', path: [] })),
  );
  if (!found.success) return null;
  const [list, at] = place.path;
  const { camps, fees } = campDocuments(found.data);
  const year = (list === 'bivak' ? camps : fees)[Number(at)];
  if (!year) return null;
  const papers = [
    ...year.insurers.flatMap(({ name, all, boys, girls }) => [
      ...(all ? [{ words: name, document: all }] : []),
      ...(boys ? [{ words: `${name}, jongens`, document: boys }] : []),
      ...(girls ? [{ words: `${name}, meisjes`, document: girls }] : []),
    ]),
    ...(year.neutral ? [{ words: 'Neutraal attest', document: year.neutral }] : []),
  ];
  const ready = papers.filter(({ document }) => work.files.documents.includes(document.path)).length;
  return (
    <section className={styles.documents} aria-labelledby="papieren">
      <h3 id="papieren">Papieren voor {year.year}</h3>
      <p role="status">
        {ready} van de {papers.length} papieren zijn er.
      </p>
      <ul>
        {papers.map(({ words, document }) => (
          <li className={styles.file} key={document.path}>
            <label htmlFor={document.path}>{words}</label>
            <DocumentInput id={document.path} path={document.path} readOnly={readOnly} />
          </li>
        ))}
      </ul>
    </section>
  );
}
