import { Icon } from '@/components/ui/Icon';
import { Scrap, type Tone } from '@/components/ui/Scrap';
import { isRecord } from '@/editor/document/identity';
import { type Place, problemsBelow, valueAt } from '@/editor/document/places';
import type { Work } from '@/editor/drafts/work';
import type { FileName } from '@/lib/content/schemas/files';
import type { IconName } from '@/lib/theme/icons';
import { EditorIcon } from './EditorIcon';
import { useExamples } from './ExamplesView';
import { useEditing } from './editing';
import { Panel } from './Panel';
import { LinkButton, RowButton } from './parts';
import styles from './parts.module.scss';
import { Rows } from './Row';

type Task = {
  name: string;
  icon: IconName;
  tone: Tone;
  /** The fields that it is about. */
  places: readonly Place[];
  /** The present values, in a sentence. */
  about: (work: Work) => string;
};

const at = (file: FileName, ...path: (string | number)[]): Place => ({ file, path });
const listAt = (work: Work, place: Place): unknown[] => {
  const value = valueAt(work.texts, place);
  return Array.isArray(value) ? value : [];
};
const words = (work: Work, place: Place) => String(valueAt(work.texts, place) ?? '');

/** The tasks of every year. */
const tasks: readonly Task[] = [
  {
    name: 'Leiding',
    icon: 'child',
    tone: 'poppy',
    places: [at('boys', 'groepen'), at('girls', 'groepen')],
    about: (work) => {
      const groups = [at('boys', 'groepen'), at('girls', 'groepen')].flatMap((place) => listAt(work, place));
      const people = groups.flatMap((group) => (isRecord(group) ? (group.leiding ?? []) : []));
      return `${people.length} mensen in ${groups.length} groepen`;
    },
  },
  {
    name: 'Bivak',
    icon: 'campfire',
    tone: 'forest',
    places: [at('camp', 'kamp')],
    about: (work) =>
      `${words(work, at('camp', 'kamp', 'van'))} tot ${words(work, at('camp', 'kamp', 'tot'))}, ${words(work, at('camp', 'kamp', 'plaats', 'naam'))}`,
  },
  {
    name: 'Papieren',
    icon: 'doc',
    tone: 'sky',
    places: [at('documents')],
    about: (work) => {
      const years = listAt(work, at('documents', 'bivak')).length;
      return `${years} ${years === 1 ? 'jaar' : 'jaren'}, ${work.files.documents.length} pdf’s`;
    },
  },
  {
    name: 'Prijzen',
    icon: 'euro',
    tone: 'sun',
    places: [at('site', 'werking', 'lidgeld'), at('home', 'uniformen', 'prijzen'), at('rental', 'prijzen')],
    about: (work) => `Lidgeld € ${words(work, at('site', 'werking', 'lidgeld')).replace('.', ',')}`,
  },
  {
    name: 'Kalender',
    icon: 'calendar',
    tone: 'kraft',
    places: [
      at('calendar', 'werkjaar'),
      at('calendar', 'evenementen'),
      at('site', 'meldingen'),
      at('rental', 'bezet', 'periodes'),
    ],
    about: (work) =>
      `Werkjaar van ${words(work, at('calendar', 'werkjaar', 'van'))} tot ${words(work, at('calendar', 'werkjaar', 'tot'))}`,
  },
];

type TasksViewProps = {
  /** Whether the editor saves on the same computer: without access token and earlier versions. */
  isLocal: boolean;
  hasAccessToken: boolean;
};

/** The tasks of every year, each with links to its fields. */
export function TasksView({ isLocal, hasAccessToken }: TasksViewProps) {
  const { work, open } = useEditing();
  const examples = useExamples()?.length ?? 0;
  const isThere = ({ file, path }: Place) =>
    path.length === 0 || valueAt(work.texts, { file, path: path.slice(0, -1) }) !== undefined;
  return (
    <Panel title="Wat wil je doen?">
      <ul className={styles.parts}>
        {tasks.map(({ places, about, ...task }) => (
          <li key={task.name}>
            <TaskHead {...task} about={about(work)}>
              {places.some((place) => problemsBelow(work.problems, place).length > 0) && (
                <p className={styles.wrong}>
                  <Icon name="alert" /> Hier klopt nog iets niet
                </p>
              )}
            </TaskHead>
            <Rows places={places.filter(isThere)} withTrail />
          </li>
        ))}
        {examples > 0 && (
          <li>
            <TaskHead
              name="Voorbeelden vervangen"
              icon="scissors"
              tone="sky"
              about={`Nog ${examples} te gaan`}
            />
            <RowButton onClick={() => open({ type: 'examples' })}>
              <span>Wat nog van de voorbeeldgroep is</span>
            </RowButton>
          </li>
        )}
      </ul>
      <LinkButton onClick={() => open({ type: 'fields' })}>
        <EditorIcon name="list" /> Alle velden
      </LinkButton>
      {hasAccessToken && (
        <LinkButton onClick={() => open({ type: 'versions' })}>
          <EditorIcon name="undo" /> Vorige versies
        </LinkButton>
      )}
      {!isLocal && (
        <LinkButton onClick={() => open({ type: 'access' })}>
          <EditorIcon name="share" /> Sleutel, uitnodigingen en voorstellen
        </LinkButton>
      )}
    </Panel>
  );
}

type TaskHeadProps = Pick<Task, 'name' | 'icon' | 'tone'> & { about: string; children?: React.ReactNode };

const TaskHead = ({ name, icon, tone, about, children }: TaskHeadProps) => (
  <div className={styles.task}>
    <Scrap icon={icon} tone={tone} />
    <div>
      <h3>{name}</h3>
      <p>{about}</p>
      {children}
    </div>
  </div>
);
