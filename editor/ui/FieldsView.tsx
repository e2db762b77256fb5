import { useDeferredValue, useState } from 'react';
import { allFields, summaryOf, titleOf, trailOf, valueAt } from '@/editor/document/places';
import { contentFiles } from '@/lib/content/schemas/files';
import { useEditing } from './editing';
import { TextField } from './forms';
import { Panel } from './Panel';
import styles from './parts.module.scss';
import { Rows } from './Row';

const maxResults = 40;

/** All fields: by page, or found by a word of their name or value. */
export function FieldsView() {
  const { work } = useEditing();
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
      <TextField
        label="Zoek een veld"
        type="search"
        placeholder="bijvoorbeeld lidgeld"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p className={styles.status} role="status">
        {wanted.length >= 2 && (found.length === 1 ? '1 veld gevonden' : `${found.length} velden gevonden`)}
      </p>
      {wanted.length < 2 ? (
        <Rows places={contentFiles.map((file) => ({ file, path: [] }))} />
      ) : (
        <Rows places={found.slice(0, maxResults).map(({ place }) => place)} withTrail />
      )}
    </Panel>
  );
}
