import { useDeferredValue } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Scrap, type Tone } from '@/components/ui/Scrap';
import { publicNotice } from '@/editor/access/publicRepository';
import { type FieldKey, fieldAt, fieldKey } from '@/editor/document/fieldKey';
import { isRecord } from '@/editor/document/identity';
import {
  type FieldPlace,
  itemsAt,
  pageOf,
  problemsBelow,
  valueAtPlace,
  valuesOf,
} from '@/editor/document/places';
import { blockStart } from '@/editor/drafts/blockStart';
import type { CheckedDraft } from '@/editor/drafts/work';
import { unknownIn } from '@/lib/begin/unknown';
import { offPlaces } from '@/lib/content/blocks';
import { countPast, pastYear } from '@/lib/content/pastYear';
import { fileNames, leaderFiles } from '@/lib/content/schemas/files';
import { today } from '@/lib/dates/days';
import { pages } from '@/lib/pages/pages';
import { euro } from '@/lib/text/format';
import type { IconName } from '@/lib/theme/icons';
import { EditorIcon } from './EditorIcon';
import { useEditing } from './editing';
import { Panel } from './Panel';
import { LinkButton, RowButton } from './parts';
import styles from './parts.module.scss';
import { Rows } from './Row';
import type { View } from './state';
import { useExamples } from './useExamples';

type Task = {
  name: string;
  icon: IconName;
  tone: Tone;
  /** The fields that it is about. */
  fields: readonly FieldKey[];
  /** A view of its own, above the rows of its fields. */
  view?: View;
  /** The present values, in a sentence. */
  about: (work: CheckedDraft) => string;
};

const fieldValue = (work: CheckedDraft, field: FieldKey) => valueAtPlace(work.texts, fieldAt(field));
const listOf = (work: CheckedDraft, field: FieldKey) => itemsAt(work.texts, fieldAt(field));
const textOf = (work: CheckedDraft, field: FieldKey) => String(fieldValue(work, field) ?? '');

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
    fields: ['camp.kamp', 'camp.boekje'],
    about: (work) =>
      [
        `${textOf(work, 'camp.kamp.van')} tot ${textOf(work, 'camp.kamp.tot')}`,
        textOf(work, 'camp.kamp.plaats.naam'),
      ]
        .filter(Boolean)
        .join(', '),
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
    about: (work) => {
      const fee = fieldValue(work, 'site.werking.lidgeld');
      return typeof fee === 'number' ? `Lidgeld ${euro(fee)}` : 'Nog geen lidgeld ingevuld';
    },
  },
  {
    name: 'Programma',
    icon: 'kite',
    tone: 'sun',
    fields: ['programme.programma'],
    view: { type: 'programme' },
    about: (work) => {
      const last = listOf(work, 'programme.programma').at(-1);
      return isRecord(last) ? `De laatste activiteit in de lijst is op ${last.datum}` : 'Nog niets ingevuld';
    },
  },
  {
    name: 'Kalender',
    icon: 'calendar',
    tone: 'kraft',
    fields: [
      'calendar.werkjaar',
      'calendar.evenementen',
      'site.meldingen',
      'rental.bezet.periodes',
      'rental.dagdelen.verhuurd',
    ],
    about: (work) => {
      const from = textOf(work, 'calendar.werkjaar.van');
      return from
        ? `Werkjaar van ${from} tot ${textOf(work, 'calendar.werkjaar.tot')}`
        : 'Wat bezoekers nu moeten weten';
    },
  },
  {
    name: 'Teken en kleuren',
    icon: 'scissors',
    tone: 'sky',
    fields: ['site.teken', 'site.kleuren'],
    about: () => 'Hoe jullie eruitzien',
  },
];

/** As many tasks as there is room for on a phone: a slow one shows them before it makes the rest. */
const onFirstScreen = 3;

/** The tasks of every year, each with links to its fields. */
export function TasksView() {
  const { work, update, isPublic, open } = useEditing();
  const isWhole = useDeferredValue(true, false);
  const off = offPlaces(valuesOf(work.texts));
  const isThere = ({ file, path }: FieldPlace) =>
    work.texts[fileNames[file]] !== undefined &&
    !off.some((place) => `${fieldKey(file, path)}.`.startsWith(`${place}.`)) &&
    (path.length === 0 || valueAtPlace(work.texts, { file, path: path.slice(0, -1) }) !== undefined);
  const shown = tasks
    .map((task) => ({ ...task, places: task.fields.map(fieldAt).filter(isThere) }))
    .filter(({ places }) => places.length > 0);
  return (
    <Panel title="Wat wil je doen?">
      {isPublic && <p>{publicNotice}</p>}
      <ul className={styles.parts}>
        {update.prepared && (
          <TaskItem
            name="Er is een nieuwe versie"
            icon="gift"
            tone="forest"
            about={`Van het programma van de site: ${update.prepared.to}`}
          >
            <RowButton onClick={() => open({ type: 'update' })}>
              <span>Wat ze brengt, en binnenhalen</span>
            </RowButton>
          </TaskItem>
        )}
        {shown.slice(0, isWhole ? undefined : onFirstScreen).map(({ places, about, view, ...task }) => (
          <TaskItem
            key={task.name}
            {...task}
            about={about(work)}
            isWrong={places.some((place) => problemsBelow(work.problems, place).length > 0)}
          >
            {view && (
              <RowButton onClick={() => open(view)}>
                <span>
                  <small>{task.name}</small>
                  Dag na dag
                </span>
              </RowButton>
            )}
            <Rows places={places} withTrail />
          </TaskItem>
        ))}
        {isWhole && <OtherTasks />}
      </ul>
      {isWhole && <OtherViews />}
      {isWhole && <Examples />}
    </Panel>
  );
}

/** What is not known yet, and what is over. */
function OtherTasks() {
  const { work, open, readOnly } = useEditing();
  const unknown = readOnly || work.draft.begun ? [] : unknownIn(valuesOf(work.texts));
  return (
    <>
      {unknown.length > 0 && (
        <TaskItem
          name="Nog niet bekend"
          icon="info"
          tone="kraft"
          about="Bezoekers zien hier niets van, tot iemand het weet"
        >
          <ul className={styles.rows}>
            {unknown.map((one) => (
              <li key={`${one.name} ${one.asked}`}>
                <RowButton
                  onClick={() =>
                    open(
                      'block' in one
                        ? { type: 'start', block: one.block }
                        : { type: 'place', place: fieldAt(one.field) },
                    )
                  }
                >
                  <span>
                    <small>
                      {pages[pageOf('block' in one ? blockStart(one.block) : fieldAt(one.field))].name}
                    </small>
                    {one.name}
                  </span>
                  <span>{one.asked}</span>
                </RowButton>
              </li>
            ))}
          </ul>
        </TaskItem>
      )}
      <PastYear />
    </>
  );
}

/** What is still of the example group. It is counted after the rest is there: at the end it moves nothing under a finger. */
function Examples() {
  const { open } = useEditing();
  const examples = useExamples()?.length ?? 0;
  if (examples === 0) return null;
  return (
    <ul className={styles.parts}>
      <TaskItem name="Voorbeelden vervangen" icon="scissors" tone="sky" about={`Nog ${examples} te gaan`}>
        <RowButton onClick={() => open({ type: 'examples' })}>
          <span>Wat nog van de voorbeeldgroep is</span>
        </RowButton>
      </TaskItem>
    </ul>
  );
}

/** What is over, when there is something. */
function PastYear() {
  const { work, open, readOnly } = useEditing();
  const count =
    readOnly || work.draft.begun ? 0 : countPast(pastYear(valuesOf(work.texts), today(new Date())));
  if (count === 0) return null;
  return (
    <TaskItem
      name="Van vorig jaar"
      icon="calendar"
      tone="kraft"
      about={count === 1 ? 'Er is 1 ding voorbij' : `Er zijn ${count} dingen voorbij`}
    >
      <RowButton onClick={() => open({ type: 'pastYear' })}>
        <span>Kijk wat weg mag, en haal het in één keer weg</span>
      </RowButton>
    </TaskItem>
  );
}

/** Links to the views that are about more than one task. */
function OtherViews() {
  const { work, access, update, isLocal, open, mayBegin } = useEditing();
  return (
    <>
      {mayBegin && (
        <LinkButton onClick={() => open({ type: 'begin' })}>
          <Icon name="compass" /> {work.draft.begun ? 'Verder met de zes vragen' : 'Begin met jullie groep'}
        </LinkButton>
      )}
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
      {access.accessToken && !update.prepared && (
        <LinkButton onClick={() => open({ type: 'update' })}>
          <Icon name="gift" /> Nieuwe versie van het programma
        </LinkButton>
      )}
      {!isLocal && (
        <LinkButton onClick={() => open({ type: 'access' })}>
          <EditorIcon name="share" /> Sleutel en uitnodigingen
        </LinkButton>
      )}
    </>
  );
}

type TaskItemProps = Pick<Task, 'name' | 'icon' | 'tone'> & {
  about: string;
  isWrong?: boolean;
  children: React.ReactNode;
};

const TaskItem = ({ name, icon, tone, about, isWrong, children }: TaskItemProps) => (
  <li>
    <div className={styles.task}>
      <Scrap icon={icon} tone={tone} />
      <div>
        <h3>{name}</h3>
        <p>{about}</p>
        {isWrong && (
          <p className={styles.wrong}>
            <Icon name="alert" /> Hier klopt nog iets niet
          </p>
        )}
      </div>
    </div>
    {children}
  </li>
);
