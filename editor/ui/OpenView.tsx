import { Button } from '@/components/ui/Button';
import { AccessView } from './AccessView';
import { ChangesView } from './ChangesView';
import { ExamplesView } from './ExamplesView';
import { FieldsView } from './FieldsView';
import { PagesView } from './PagesView';
import { PlaceView } from './PlaceView';
import { Publishing } from './Publishing';
import styles from './parts.module.scss';
import { OpenProposal, ShareProposal } from './Sharing';
import { TasksView } from './TasksView';
import type { EditorModel } from './useEditor';
import { outcomeTitle } from './usePublishing';
import { VersionsView } from './VersionsView';

/** The view that is open beside the page. */
export function OpenView({ editor }: { editor: EditorModel }) {
  const { view, panel, access, isLocal, routes, replace } = editor;
  switch (view?.type) {
    case 'tasks':
      return <TasksView isLocal={isLocal} hasAccessToken={access.accessToken !== undefined} />;
    case 'examples':
      return <ExamplesView />;
    case 'versions':
      return access.accessToken && <VersionsView host={access.accessToken.host} replace={replace} />;
    case 'pages':
      return <PagesView routes={routes} />;
    case 'welcome':
      return <PagesView routes={routes} newcomer={view.name} />;
    case 'fields':
      return <FieldsView />;
    case 'access':
      return <Access editor={editor} />;
    case 'changes':
      return <Changes key={panel} editor={editor} />;
    case 'place':
      return <PlaceView key={panel} place={view.place} others={view.others} />;
    case undefined:
      return null;
  }
}

function Access({
  editor: { access, forget, invitation, replace, count, editing },
}: {
  editor: EditorModel;
}) {
  const { hash, forgetInvitation } = invitation;
  return (
    <AccessView
      store={access}
      hash={hash}
      forget={forget}
      forgetInvitation={forgetInvitation}
      proposal={<OpenProposal replace={replace} />}
      done={(name) => {
        forgetInvitation();
        editing.open(count > 0 ? { type: 'changes' } : { type: 'welcome', name });
      }}
    />
  );
}

function Changes({ editor }: { editor: EditorModel }) {
  const { changes, added, restored, count, restore, undo, publishing, to, isBlocked } = editor;
  const { work, open } = editor.editing;
  return (
    <ChangesView
      changes={changes}
      added={added}
      restored={restored}
      restore={restore}
      undo={undo}
      done={outcomeTitle(publishing.state, to)}
    >
      {to ? (
        <Publishing to={to} publishing={publishing} draft={work.draft} count={count} isBlocked={isBlocked} />
      ) : (
        count > 0 && (
          <div className={styles.stack}>
            <p>Om iets online te zetten heb je de sleutel van de site nodig.</p>
            <Button onClick={() => open({ type: 'access' })}>Ik heb een sleutel of een uitnodiging</Button>
            <ShareProposal draft={work.draft} />
          </div>
        )
      )}
    </ChangesView>
  );
}
