import { signPath } from '@/editor/media/newFiles';
import { preparedSign } from '@/editor/media/sign';
import { useEditing } from './editing';
import { FileInput } from './forms';
import { LinkButton } from './parts';
import styles from './parts.module.scss';
import { useObjectUrl } from './useObjectUrl';

/** Chooses a drawing of the group's own for its sign. */
export function OwnSign() {
  const { work, add, replace, readOnly } = useEditing();
  const chosen = work.draft.files[signPath];
  const url = useObjectUrl(chosen);
  const remove = () =>
    replace(({ files: { [signPath]: _, ...files }, ...draft }) => ({
      ...draft,
      files,
      changedAt: Date.now(),
    }));
  return (
    <div className={styles.parts}>
      <label htmlFor="eigen-teken">
        {chosen ? 'Kies een andere tekening' : 'Of jullie eigen teken (svg)'}
      </label>
      {url && <img src={url} alt="Jullie eigen teken" width="96" height="96" />}
      <FileInput
        id="eigen-teken"
        accept=".svg,image/svg+xml"
        disabled={readOnly}
        onFile={async (file) => add({ [signPath]: await preparedSign(file) })}
      />
      {chosen && (
        <>
          <p role="status">
            Jullie teken komt op de vlag, in de iconen en op de postzegel zodra je publiceert. Hier zie je tot
            dan het vorige.
          </p>
          <LinkButton onClick={remove}>Haal het weer weg</LinkButton>
        </>
      )}
    </div>
  );
}
