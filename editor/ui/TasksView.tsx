import { Icon } from '@/components/ui/Icon';
import { Scrap, type Tone } from '@/components/ui/Scrap';
import { type Place, problemsBelow, valueAt } from '@/editor/document/places';
import type { Work } from '@/editor/drafts/work';
import type { FileName } from '@/lib/content/schemas/files';
import type { IconName } from '@/lib/theme/icons';
import { EditorIcon } from './EditorIcon';
import { useExamples } from './ExamplesView';
import { useEditing } from './editing';
import { Panel } from './Panel';
import rows from './PlaceView.module.scss';
import { Row } from './Row';
import styles from './TasksView.module.scss';

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
      const groups = [...listAt(work, at('boys', 'groepen')), ...listAt(work, at('girls', 'groepen'))];
      const people = groups.flatMap((group) => leadersOf(group));
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

const leadersOf = (group: unknown): unknown[] => {
  const list = typeof group === 'object' && group !== null ? Reflect.get(group, 'leiding') : undefined;
  return Array.isArray(list) ? list : [];
};

type TasksViewProps = {
  /** Whether the editor saves on the same computer: without access token and earlier versions. */
  isLocal: boolean;
  hasAccessToken: boolean;
};

/** The tasks of every year, each with links to its fields. */
export function TasksView({ isLocal: here, hasAccessToken: hasKey }: TasksViewProps) {
  const { work, open } = useEditing();
  const examples = useExamples()?.length ?? 0;
  return (
    <Panel title="Wat wil je doen?">
      <ul className={styles.tasks}>
        {tasks.map(({ name, icon, tone, places, about }) => (
          <li key={name}>
            <div className={styles.task}>
              <Scrap icon={icon} tone={tone} />
              <div>
                <h3>{name}</h3>
                <p>{about(work)}</p>
                {places.some((place) => problemsBelow(work.problems, place).length > 0) && (
                  <p className={styles.wrong}>
                    <Icon name="alert" /> Hier klopt nog iets niet
                  </p>
                )}
              </div>
            </div>
            <ul className={styles.places}>
              {places
                .filter(
                  (place) => place.path.length === 0 || valueAt(work.texts, parentOf(place)) !== undefined,
                )
                .map((place) => (
                  <Row key={`${place.file}.${place.path.join('.')}`} place={place} withTrail />
                ))}
            </ul>
          </li>
        ))}
        {examples > 0 && (
          <li>
            <div className={styles.task}>
              <Scrap icon="scissors" tone="sky" />
              <div>
                <h3>Voorbeelden vervangen</h3>
                <p>Nog {examples} te gaan</p>
              </div>
            </div>
            <ul className={styles.places}>
              <li>
                <button className={rows.row} type="button" onClick={() => open({ type: 'examples' })}>
                  <span>Wat nog van de voorbeeldgroep is</span>
                  <Icon name="arrow-right" />
                </button>
              </li>
            </ul>
          </li>
        )}
      </ul>
      <button className={rows.remove} type="button" onClick={() => open({ type: 'fields' })}>
        <EditorIcon name="list" /> Alle velden
      </button>
      {hasKey && (
        <button className={rows.remove} type="button" onClick={() => open({ type: 'versions' })}>
          <EditorIcon name="undo" /> Vorige versies
        </button>
      )}
      {!here && (
        <button className={rows.remove} type="button" onClick={() => open({ type: 'access' })}>
          <EditorIcon name="share" /> Sleutel, uitnodigingen en voorstellen
        </button>
      )}
    </Panel>
  );
}

const parentOf = ({ file, path }: Place): Place => ({ file, path: path.slice(0, -1) });
