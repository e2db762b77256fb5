import { lazy, Suspense } from 'react';
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

/** Asked of a new group alone: nobody else loads it. */
const BeginView = lazy(async () => ({ default: (await import('./begin/BeginView')).BeginView }));

/** A task of its own: loaded when somebody chooses it. */
const ProgrammeView = lazy(async () => ({
  default: (await import('./programme/ProgrammeView')).ProgrammeView,
}));

/** A few times a year, for who has an access token. */
const UpdateView = lazy(async () => ({ default: (await import('./update/UpdateView')).UpdateView }));

/** The view that is open beside the page. */
export function OpenView() {
  const { view, panel, access } = useEditing();
  switch (view?.type) {
    case 'tasks':
      return <TasksView />;
    case 'begin':
      return (
        <Suspense>
          <BeginView isLooking={view.isLooking} />
        </Suspense>
      );
    case 'programme':
      return (
        <Suspense>
          <ProgrammeView key={panel} />
        </Suspense>
      );
    case 'blocks':
      return <BlocksView />;
    case 'examples':
      return <ExamplesView />;
    case 'versions':
      return access.accessToken && <VersionsView host={access.accessToken.host} />;
    case 'update':
      return (
        access.accessToken && (
          <Suspense>
            <UpdateView {...access.accessToken} />
          </Suspense>
        )
      );
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
