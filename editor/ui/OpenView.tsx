import { AccessView } from './AccessView';
import { BlocksView } from './BlocksView';
import { ChangesView } from './ChangesView';
import { ExamplesView } from './ExamplesView';
import { useEditing } from './editing';
import { FieldsView } from './FieldsView';
import { PagesView } from './PagesView';
import { PlaceView } from './PlaceView';
import { TasksView } from './TasksView';
import { VersionsView } from './VersionsView';

/** The view that is open beside the page. */
export function OpenView() {
  const { view, panel, access } = useEditing();
  switch (view?.type) {
    case 'tasks':
      return <TasksView />;
    case 'blocks':
      return <BlocksView />;
    case 'examples':
      return <ExamplesView />;
    case 'versions':
      return access.accessToken && <VersionsView host={access.accessToken.host} />;
    case 'pages':
      return <PagesView />;
    case 'welcome':
      return <PagesView newcomer={view.name} />;
    case 'fields':
      return <FieldsView />;
    case 'access':
      return <AccessView />;
    case 'changes':
      return <ChangesView key={panel} />;
    case 'place':
      return <PlaceView key={panel} place={view.place} others={view.others} />;
    case undefined:
      return null;
  }
}
