import { useId } from 'react';
import { type Place, valueAt } from '@/editor/document/places';
import { type CampDocument, campDocuments } from '@/lib/camp/documents';
import { documentsFile } from '@/lib/content/schemas';
import { DocumentInput } from './DocumentWidget';
import { useEditing } from './editing';
import styles from './FieldForm.module.scss';

/** The papers of one year: a place for each insurer and who it is for. Name and folder follow by themselves. */
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
      ...(boys ? [{ words: `${name}, jongens`, paper: boys }] : []),
      ...(girls ? [{ words: `${name}, meisjes`, paper: girls }] : []),
    ]),
    ...(year.neutral ? [{ words: 'Neutraal attest', paper: year.neutral }] : []),
  ];
  const ready = all.filter(({ paper }) => work.files.papers.includes(paper.path)).length;
  return (
    <section className={styles.documents} aria-labelledby="papieren">
      <h3 id="papieren">Papieren voor {year.year}</h3>
      <p role="status">
        {ready} van de {all.length} papieren zijn er.
      </p>
      <ul>
        {all.map(({ words, paper }) => (
          <DocumentRow key={paper.path} words={words} paper={paper} readOnly={readOnly} />
        ))}
      </ul>
    </section>
  );
}

function DocumentRow({ words, paper, readOnly }: { words: string; paper: CampDocument; readOnly: boolean }) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id}>{words}</label>
      <DocumentInput id={id} path={paper.path} readOnly={readOnly} />
    </li>
  );
}

/** As the check reads a file: nothing behind a name means that it is not there. */
const withoutEmpty = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (part === null || part === '' ? undefined : part)) ??
      'null',
  );
