import { Suspense } from 'react';
import { useEditing } from './editing';
import { loadedLater } from './loadedLater';
import { PagesView } from './PagesView';
import { TasksView } from './TasksView';

const AccessView = loadedLater(async () => (await import('./AccessView')).AccessView);
const BlocksView = loadedLater(async () => (await import('./BlocksView')).BlocksView);
const ChangesView = loadedLater(async () => (await import('./ChangesView')).ChangesView);
const ExamplesView = loadedLater(async () => (await import('./ExamplesView')).ExamplesView);
const FieldsView = loadedLater(async () => (await import('./FieldsView')).FieldsView);
const PastYearView = loadedLater(async () => (await import('./PastYearView')).PastYearView);
const PlaceView = loadedLater(async () => (await import('./PlaceView')).PlaceView);
const StartView = loadedLater(async () => (await import('./StartView')).StartView);
const VersionsView = loadedLater(async () => (await import('./VersionsView')).VersionsView);

/** Asked of a new group alone: nobody else loads it. */
const BeginView = loadedLater(async () => (await import('./begin/BeginView')).BeginView);

/** A task of its own: loaded when somebody chooses it. */
const ProgrammeView = loadedLater(async () => (await import('./programme/ProgrammeView')).ProgrammeView);

/** A few times a year, for who has an access token. */
const UpdateView = loadedLater(async () => (await import('./update/UpdateView')).UpdateView);

/** Loads what every leader opens before it is, the first one first: it then opens at once, and without a connection too. */
export async function loadViewsAhead(): Promise<void> {
  const views = [
    PlaceView,
    ChangesView,
    FieldsView,
    BlocksView,
    AccessView,
    ExamplesView,
    VersionsView,
    PastYearView,
  ];
  for (const { load } of views) await load().catch(() => undefined); // once more when it is opened
}

/** The view that is open beside the page. */
export function OpenView() {
  return (
    <Suspense>
      <View />
    </Suspense>
  );
}

function View() {
  const { view, panel, access } = useEditing();
  switch (view?.type) {
    case 'tasks':
      return <TasksView />;
    case 'begin':
      return <BeginView isLooking={view.isLooking} />;
    case 'programme':
      return <ProgrammeView key={panel} />;
    case 'blocks':
      return <BlocksView />;
    case 'start':
      return <StartView block={view.block} />;
    case 'examples':
      return <ExamplesView />;
    case 'pastYear':
      return <PastYearView />;
    case 'versions':
      return access.accessToken && <VersionsView host={access.accessToken.host} />;
    case 'update':
      return access.accessToken && <UpdateView {...access.accessToken} />;
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
