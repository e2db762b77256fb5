import { useDeferredValue, useState } from 'react';
import { isOffered } from '@/editor/access/publicRepository';
import { allFields, summaryOf, titleOf, trailOf, valueAtPlace } from '@/editor/document/places';
import { contentFiles, type FileName, fileNames } from '@/lib/content/schemas/files';
import { useEditing } from './editing';
import { TextField } from './forms';
import { Panel } from './Panel';
import styles from './parts.module.scss';
import { Rows } from './Row';

const maxResults = 40;

/** Files of which the program has the text when a group did not write them. */
const ofEveryGroup: readonly FileName[] = ['site', 'home', 'contact', 'privacy'];

/** All fields: by page, or found by a word of their name or value. */
export function FieldsView() {
  const { work, isPublic } = useEditing();
  const [words, setWords] = useState('');
  const isThere = (file: FileName) =>
    ofEveryGroup.includes(file) || work.texts[fileNames[file]] !== undefined;
  const wanted = useDeferredValue(words).trim().toLowerCase();
  const found =
    wanted.length < 2
      ? []
      : allFields(work.texts).filter(
          ({ place, shape }) =>
            isThere(place.file) &&
            isOffered(work.texts, place, isPublic) &&
            [
              titleOf(work.texts, place),
              trailOf(work.texts, place),
              summaryOf(valueAtPlace(work.texts, place), shape),
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
        <Rows places={contentFiles.filter(isThere).map((file) => ({ file, path: [] }))} />
      ) : (
        <Rows places={found.slice(0, maxResults).map(({ place }) => place)} withTrail />
      )}
    </Panel>
  );
}
