import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { EditError } from '@/editor/document/document';
import { type ChangeLine, draftChanges } from '@/editor/drafts/changes';
import type { Draft } from '@/editor/drafts/drafts';
import { withChange, withChangesSince } from '@/editor/merge/merge';
import type { CodeHost, EarlierVersion } from '@/editor/publish/codeHost';
import { earlierVersions, withEarlierVersion, withNamedFiles } from '@/editor/publish/earlier';
import { HostProblem } from '@/editor/publish/hostProblem';
import { UnreadableContentError } from '@/lib/content/migrations/migrate';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';
import { shapeOf } from '@/lib/content/schemas/shape';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import forms from './forms.module.scss';
import { Panel } from './Panel';
import { ButtonText, ErrorMessage, IconButton, RowButton } from './parts';
import styles from './parts.module.scss';

/** An earlier version, and the changes that restoring it makes. */
type Opened = { version: EarlierVersion; from: Draft; draft: Draft; changes: ChangeLine[] };

/** Earlier versions of a content file, each with its changes and a button that restores it. */
export function VersionsView({ host }: { host: CodeHost }) {
  const { work, replace, notify, open } = useEditing();
  const id = useId();
  const [file, setFile] = useState<FileName>('home');
  const [versions, setVersions] = useState<readonly EarlierVersion[]>();
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState<string>();
  /** The version that was pressed last: what is found of another one comes too late. */
  const pressed = useRef<EarlierVersion>(undefined);

  const showError = (error: unknown, isWanted: boolean) => {
    const isUnreadable = error instanceof EditError || error instanceof UnreadableContentError;
    if (!(error instanceof HostProblem || isUnreadable)) throw error;
    if (isWanted) setFailed(error instanceof HostProblem ? error.message : 'Deze versie is niet te lezen.');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another file
  useEffect(() => {
    let isWanted = true;
    pressed.current = undefined;
    setVersions(undefined);
    setOpened(undefined);
    setFailed(undefined);
    earlierVersions(host, file).then(
      (found) => isWanted && setVersions(found),
      (error) => showError(error, isWanted),
    );
    return () => {
      isWanted = false;
    };
  }, [host, file]);

  async function look(version: EarlierVersion) {
    pressed.current = version;
    setFailed(undefined);
    try {
      const of = { file, commit: version.commit, now: Date.now() };
      const draft = await withEarlierVersion(host, work.draft, of);
      const changes = draftChanges(work.texts, draft.texts);
      if (pressed.current === version) setOpened({ version, from: work.draft, draft, changes });
    } catch (error) {
      showError(error, pressed.current === version);
    }
  }

  function apply({ date }: EarlierVersion, next: (now: Draft) => Draft) {
    notify(`Teruggehaald: zo was het op ${moment(date)}.`);
    replace(next);
    open({ type: 'changes' });
  }

  return (
    <Panel title="Vorige versies">
      <div className={forms.field}>
        <label htmlFor={id}>Van welke pagina?</label>
        <select id={id} value={file} onChange={({ target }) => setFile(fileNamed(target.value))}>
          {contentFiles.map((name) => (
            <option key={name} value={name}>
              {shapeOf(name).label}
            </option>
          ))}
        </select>
      </div>
      {failed && <ErrorMessage>{failed}</ErrorMessage>}
      {!versions && !failed && <p role="status">De versies worden gezocht…</p>}
      <ul className={styles.rows}>
        {versions?.map((version) => {
          const isOpen = opened?.version === version;
          return (
            <li key={version.commit}>
              <RowButton icon="chevron-down" aria-expanded={isOpen} onClick={() => void look(version)}>
                <span>
                  {moment(version.date)}
                  <small>
                    {version.author}: {version.message.split('\n')[0]}
                  </small>
                </span>
              </RowButton>
              {isOpen && <Version opened={opened} apply={(next) => apply(version, next)} />}
            </li>
          );
        })}
      </ul>
      <p>Terughalen is ook een wijziging: je ziet ze eerst op de pagina en zet ze dan online.</p>
    </Panel>
  );
}

type VersionProps = { opened: Opened; apply: (next: (now: Draft) => Draft) => void };

/** The changes of an earlier version, to restore one of them or all. */
function Version({ opened: { from, draft, changes }, apply }: VersionProps) {
  const { readOnly } = useEditing();
  if (changes.length === 0) return <p>Zo is het nu ook.</p>;
  return (
    <div className={styles.stack}>
      <ul className={styles.parts}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people of the same name may have the same change
          <li className={styles.change} key={index}>
            <p>
              {change.where}: {change.what}
            </p>
            {!readOnly && changes.length > 1 && (
              <IconButton
                icon={<EditorIcon name="undo" />}
                onClick={() =>
                  apply((now) => withNamedFiles(withChange(now, change, Date.now()), draft.files))
                }
              >
                Haal alleen dit terug: {change.where}: {change.what}
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <Button
          onClick={() => apply((now) => withChangesSince(now, from, { ...draft, changedAt: Date.now() }))}
        >
          <ButtonText>Haal dit terug</ButtonText>
        </Button>
      )}
    </div>
  );
}

const fileNamed = (value: string): FileName => contentFiles.find((name) => name === value) ?? 'home';

const momentFormat = new Intl.DateTimeFormat('nl-BE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Brussels',
});
const moment = (iso: string): string => momentFormat.format(new Date(iso));
