import { Icon } from '@/components/ui/Icon';
import { Scrap, type Tone } from '@/components/ui/Scrap';
import { isRecord } from '@/editor/document/identity';
import { type Place, problemsBelow, valueAt, valuesOf } from '@/editor/document/places';
import type { Work } from '@/editor/drafts/work';
import { type FieldKey, fieldAt, fieldKey } from '@/editor/preview/shown';
import { offPlaces } from '@/lib/content/blocks';
import { fileNames, leaderFiles } from '@/lib/content/schemas/files';
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
  fields: readonly FieldKey[];
  /** The present values, in a sentence. */
  about: (work: Work) => string;
};

const fieldValue = (work: Work, field: FieldKey) => valueAt(work.texts, fieldAt(field));
const listOf = (work: Work, field: FieldKey): unknown[] => {
  const value = fieldValue(work, field);
  return Array.isArray(value) ? value : [];
};
const textOf = (work: Work, field: FieldKey) => String(fieldValue(work, field) ?? '');

/** The tasks of every year. */
const tasks: readonly Task[] = [
  {
    name: 'Leiding',
    icon: 'child',
    tone: 'poppy',
    fields: leaderFiles.map((file) => `${file}.groepen`),
    about: (work) => {
      const groups = leaderFiles.flatMap((file) => listOf(work, `${file}.groepen`));
      const people = groups.flatMap((group) => (isRecord(group) ? (group.leiding ?? []) : []));
      return `${people.length} mensen in ${groups.length} groepen`;
    },
  },
  {
    name: 'Bivak',
    icon: 'campfire',
    tone: 'forest',
    fields: ['camp.kamp'],
    about: (work) =>
      `${textOf(work, 'camp.kamp.van')} tot ${textOf(work, 'camp.kamp.tot')}, ${textOf(work, 'camp.kamp.plaats.naam')}`,
  },
  {
    name: 'Papieren',
    icon: 'doc',
    tone: 'sky',
    fields: ['documents'],
    about: (work) => {
      const years = listOf(work, 'documents.bivak').length;
      return `${years} ${years === 1 ? 'jaar' : 'jaren'}, ${work.files.documents.length} pdf’s`;
    },
  },
  {
    name: 'Prijzen',
    icon: 'euro',
    tone: 'sun',
    fields: ['site.werking.lidgeld', 'home.uniformen.prijzen', 'rental.prijzen'],
    about: (work) => `Lidgeld € ${textOf(work, 'site.werking.lidgeld').replace('.', ',')}`,
  },
  {
    name: 'Kalender',
    icon: 'calendar',
    tone: 'kraft',
    fields: ['calendar.werkjaar', 'calendar.evenementen', 'site.meldingen', 'rental.bezet.periodes'],
    about: (work) =>
      `Werkjaar van ${textOf(work, 'calendar.werkjaar.van')} tot ${textOf(work, 'calendar.werkjaar.tot')}`,
  },
];

/** The tasks of every year, each with links to its fields. */
export function TasksView() {
  const { work, access, isLocal, open } = useEditing();
  const examples = useExamples()?.length ?? 0;
  const off = offPlaces(valuesOf(work.texts));
  const isThere = ({ file, path }: Place) =>
    work.texts[fileNames[file]] !== undefined &&
    !off.some((place) => `${fieldKey(file, path)}.`.startsWith(`${place}.`)) &&
    (path.length === 0 || valueAt(work.texts, { file, path: path.slice(0, -1) }) !== undefined);
  const shown = tasks
    .map((task) => ({ ...task, places: task.fields.map(fieldAt).filter(isThere) }))
    .filter(({ places }) => places.length > 0);
  return (
    <Panel title="Wat wil je doen?">
      <ul className={styles.parts}>
        {shown.map(({ places, about, ...task }) => (
          <li key={task.name}>
            <TaskHead {...task} about={about(work)}>
              {places.some((place) => problemsBelow(work.problems, place).length > 0) && (
                <p className={styles.wrong}>
                  <Icon name="alert" /> Hier klopt nog iets niet
                </p>
              )}
            </TaskHead>
            <Rows places={places} withTrail />
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
      <LinkButton onClick={() => open({ type: 'blocks' })}>
        <Icon name="check" /> Wat hebben jullie?
      </LinkButton>
      <LinkButton onClick={() => open({ type: 'fields' })}>
        <EditorIcon name="list" /> Alle velden
      </LinkButton>
      {access.accessToken && (
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
