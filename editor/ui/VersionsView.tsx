import { useEffect, useId, useState } from 'react';
import { Alert } from '@/components/ui/Alert';
import { Button } from '@/components/ui/Button';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { EditError } from '@/editor/document/document';
import { type ChangeLine, changesBetween } from '@/editor/drafts/changes';
import type { Draft } from '@/editor/drafts/drafts';
import { withChange, withChangesSince } from '@/editor/merge/merge';
import type { CodeHost, EarlierVersion } from '@/editor/publish/codeHost';
import { earlierVersions, withEarlierVersion } from '@/editor/publish/earlier';
import { HostProblem } from '@/editor/publish/hostProblem';
import { contentFiles, type FileName } from '@/lib/content/schemas/files';
import { shapeOf } from '@/lib/content/schemas/shape';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import form from './FieldForm.module.scss';
import { Panel } from './Panel';
import rows from './PlaceView.module.scss';
import styles from './Publishing.module.scss';

type VersionsViewProps = {
  host: CodeHost;
  replace: (next: (draft: Draft) => Draft) => void;
};

/** An earlier version, and the changes that restoring it makes. */
type Opened = { version: EarlierVersion; from: Draft; draft: Draft; changes: ChangeLine[] };

/** Earlier versions of a content file, each with its changes and a button that restores it. */
export function VersionsView({ host, replace }: VersionsViewProps) {
  const { work, readOnly, notify, open } = useEditing();
  const id = useId();
  const [file, setFile] = useState<FileName>('home');
  const [versions, setVersions] = useState<readonly EarlierVersion[]>();
  const [opened, setOpened] = useState<Opened>();
  const [failed, setFailed] = useState<string>();

  const showError = (error: unknown) => {
    if (!(error instanceof HostProblem || error instanceof EditError)) throw error;
    setFailed(error instanceof HostProblem ? error.message : 'Deze versie is niet te lezen.');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for another file
  useEffect(() => {
    let isWanted = true;
    setVersions(undefined);
    setOpened(undefined);
    setFailed(undefined);
    earlierVersions(host, file).then(
      (found) => isWanted && setVersions(found),
      (error) => isWanted && showError(error),
    );
    return () => {
      isWanted = false;
    };
  }, [host, file]);

  async function look(version: EarlierVersion) {
    try {
      const draft = await withEarlierVersion(host, work.draft, {
        file,
        commit: version.commit,
        now: Date.now(),
      });
      setOpened({ version, from: work.draft, draft, changes: changesBetween(work.texts, draft.texts) });
    } catch (error) {
      showError(error);
    }
  }

  function apply({ version }: Opened, next: (now: Draft) => Draft) {
    notify(`Teruggehaald: zo was het op ${moment(version.date)}.`);
    replace(next);
    open({ type: 'changes' });
  }

  return (
    <Panel title="Vorige versies">
      <div className={form.field}>
        <label htmlFor={id}>Van welke pagina?</label>
        <select id={id} value={file} onChange={({ target }) => setFile(fileNamed(target.value))}>
          {contentFiles.map((name) => (
            <option key={name} value={name}>
              {shapeOf(name).label}
            </option>
          ))}
        </select>
      </div>
      {failed && (
        <div role="alert">
          <Alert icon={<Icon name="alert" />}>{failed}</Alert>
        </div>
      )}
      {!versions && !failed && <p role="status">De versies worden gezocht…</p>}
      <ul className={rows.rows}>
        {versions?.map((version) => (
          <li key={version.commit}>
            <button
              className={rows.row}
              type="button"
              aria-expanded={opened?.version === version}
              onClick={() => void look(version)}
            >
              <span>
                {moment(version.date)}
                <small>
                  {version.author}: {version.message.split('\n')[0]}
                </small>
              </span>
              <Icon name="chevron-down" />
            </button>
            {opened?.version === version && (
              <div className={styles.publishing}>
                {opened.changes.length === 0 ? (
                  <p>Zo is het nu ook.</p>
                ) : (
                  <>
                    <ul className={rows.parts}>
                      {opened.changes.map((change) => (
                        <li className={rows.change} key={`${change.where}${change.what}`}>
                          <p>
                            {change.where}: {change.what}
                          </p>
                          {!readOnly && opened.changes.length > 1 && (
                            <button
                              className={rows.square}
                              type="button"
                              onClick={() => apply(opened, (now) => withChange(now, change, Date.now()))}
                            >
                              <EditorIcon name="undo" />
                              <Hidden>
                                Haal alleen dit terug: {change.where}: {change.what}
                              </Hidden>
                            </button>
                          )}
                        </li>
                      ))}
                    </ul>
                    {!readOnly && (
                      <Button
                        onClick={() =>
                          apply(opened, (now) =>
                            withChangesSince(now, opened.from, { ...opened.draft, changedAt: Date.now() }),
                          )
                        }
                      >
                        Haal dit terug <Icon name="arrow-right" />
                      </Button>
                    )}
                  </>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p>Terughalen is ook een wijziging: je ziet ze eerst op de pagina en zet ze dan online.</p>
    </Panel>
  );
}

const fileNamed = (value: string): FileName => contentFiles.find((name) => name === value) ?? 'home';

const momentFormat = new Intl.DateTimeFormat('nl-BE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Brussels',
});
const moment = (iso: string): string => momentFormat.format(new Date(iso));
