import { useDeferredValue, useId, useState } from 'react';
import { allFields, summaryOf, titleOf, trailOf, valueAt } from '@/editor/document/places';
import { contentFiles } from '@/lib/content/schemas/files';
import { useEditing } from './editing';
import form from './FieldForm.module.scss';
import { Panel } from './Panel';
import styles from './PlaceView.module.scss';
import { Row } from './Row';

const maxResults = 40;

/** All fields: by page, or found by a word of their name or value. */
export function FieldsView() {
  const { work } = useEditing();
  const id = useId();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words).trim().toLowerCase();
  const found =
    wanted.length < 2
      ? []
      : allFields(work.texts).filter(({ place, shape }) =>
          [
            titleOf(work.texts, place),
            trailOf(work.texts, place),
            summaryOf(valueAt(work.texts, place), shape),
          ]
            .join(' ')
            .toLowerCase()
            .includes(wanted),
        );
  return (
    <Panel title="Alle velden">
      <div className={form.field}>
        <label htmlFor={id}>Zoek een veld</label>
        <input
          id={id}
          type="search"
          placeholder="bijvoorbeeld lidgeld"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <p className={styles.status} role="status">
        {wanted.length >= 2 && (found.length === 1 ? '1 veld gevonden' : `${found.length} velden gevonden`)}
      </p>
      <ul className={styles.rows}>
        {wanted.length < 2
          ? contentFiles.map((file) => <Row key={file} place={{ file, path: [] }} />)
          : found
              .slice(0, maxResults)
              .map(({ place }) => (
                <Row key={`${place.file}.${place.path.join('.')}`} place={place} withTrail />
              ))}
      </ul>
    </Panel>
  );
}
