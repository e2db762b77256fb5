import { useId, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Patch } from '@/components/ui/Patch';
import { useBegin } from '@/editor/ui/begin/useBegin';
import { EditorIcon } from '@/editor/ui/EditorIcon';
import { TextField } from '@/editor/ui/forms';
import formStyles from '@/editor/ui/forms.module.scss';
import { IconButton, LinkButton, ToolButton } from '@/editor/ui/parts';
import rows from '@/editor/ui/parts.module.scss';
import { countingAnswers } from '@/lib/begin/answers';
import { groupIcon } from '@/lib/begin/begin';
import { type GroupAnswer, hasOwnNames, presetAnswer } from '@/lib/begin/movements';
import { type Weekday, weekFromMonday } from '@/lib/dates/days';
import { hours } from '@/lib/text/format';
import { CampDays } from './CampDays';
import styles from './Groups.module.scss';
import { Picks } from './Picks';
import question from './questions.module.scss';

/** Together or apart, and the age groups of a movement: renamed, moved, removed, added. */
export function Groups() {
  const { answers, answer } = useBegin();
  const { groepen, wie, wanneer } = answers;
  const { samen, lijst, meisjes, jongens } = groepen;

  const change = (changes: Partial<typeof groepen>) =>
    answer((now) => ({ groepen: { ...now.groepen, ...changes } }));
  const choose = (how: 'samen' | 'apart') => {
    const together = how === 'samen';
    const preset = presetAnswer(wie.beweging, together);
    const own = together ? { lijst } : { lijst, meisjes: lijst, jongens: lijst };
    answer(() => ({
      groepen: hasOwnNames(wie.beweging, lijst) ? { samen: together, ...own } : preset,
    }));
  };

  return (
    <>
      <Picks
        legend="Wie speelt met wie?"
        name="samen"
        layout="even"
        choices={[
          { value: 'samen', label: 'Samen', about: 'gemengd' },
          { value: 'apart', label: 'Apart', about: 'jongens, meisjes' },
        ]}
        value={samen ? 'samen' : 'apart'}
        onChange={choose}
      />
      {wanneer.verschilt && (
        <p className={question.quiet}>
          <Icon name="info" /> Komt er een groep op een andere dag, of gaat ze apart op kamp? Tik op Verander.
        </p>
      )}
      {samen ? (
        <GroupList title="Van jong naar oud" groups={lijst} change={(lijst) => change({ lijst })} />
      ) : (
        <>
          <p role="status">Apart gekozen: er komt een pagina voor de jongens en een voor de meisjes.</p>
          <GroupList
            title="Meisjes, van jong naar oud"
            groups={meisjes ?? lijst}
            change={(meisjes) => change({ meisjes })}
          />
          <GroupList
            title="Jongens, van jong naar oud"
            groups={jongens ?? lijst}
            change={(jongens) => change({ jongens })}
          />
        </>
      )}
    </>
  );
}

type GroupListProps = {
  title: string;
  groups: readonly GroupAnswer[];
  change: (groups: GroupAnswer[]) => void;
};

function GroupList({ title, groups, change }: GroupListProps) {
  const { answers } = useBegin();
  const { wanneer } = answers;
  const { kamp } = countingAnswers(answers).wanneer;
  const [opened, setOpened] = useState<number>();
  const set = (index: number, changes: GroupAnswer) =>
    change(groups.map((group, at) => (at === index ? changes : group)));
  const move = (index: number, to: number) => {
    const next = groups.filter((_, at) => at !== index);
    const moved = groups[index];
    if (moved) next.splice(to, 0, moved);
    change(next);
    setOpened(to);
  };
  const isAgeless = groups.some(({ naam, leeftijd }) => naam && !leeftijd);
  return (
    <div>
      <h3 className={question.label}>{title}</h3>
      <ul className={rows.rows}>
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name is typed in this very row
          <li key={index} className={opened === index ? question.open : undefined}>
            <div className={question.line}>
              <Patch icon={groupIcon(index)} index={index} />
              <span>
                <b>{group.naam || 'Nieuwe groep'}</b>
                <small>
                  {[
                    group.leeftijd,
                    wanneer.verschilt && group.werking && meetingOf(group.werking),
                    wanneer.verschilt && kamp && group.kamp && `kamp ${group.kamp.van} tot ${group.kamp.tot}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <ToolButton
                aria-expanded={opened === index}
                onClick={() => setOpened(opened === index ? undefined : index)}
              >
                {opened === index ? 'Klaar' : 'Verander'}
              </ToolButton>
            </div>
            {opened === index && (
              <div className={styles.groupEdit}>
                <TextField
                  label="Naam"
                  value={group.naam}
                  onChange={({ target }) => set(index, { ...group, naam: target.value })}
                />
                <TextField
                  label="Leeftijd"
                  value={group.leeftijd ?? ''}
                  onChange={({ target }) => set(index, { ...group, leeftijd: target.value || undefined })}
                />
                {wanneer.verschilt && (
                  <OwnMeeting
                    everybody={wanneer}
                    own={group.werking}
                    change={(werking) => set(index, { ...group, werking })}
                  />
                )}
                {wanneer.verschilt && kamp && (
                  <CampDays
                    legend="Apart op kamp?"
                    help={`Leeg: op kamp met iedereen, van ${kamp.van} tot ${kamp.tot}.`}
                    days={group.kamp}
                    change={(days) => set(index, { ...group, kamp: days })}
                  />
                )}
                <div className={styles.moves}>
                  <IconButton
                    icon={<EditorIcon name="arrow-up" />}
                    isDisabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    Zet {group.naam} een plaats hoger
                  </IconButton>
                  <IconButton
                    icon={<Icon name="arrow-down" />}
                    isDisabled={index === groups.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    Zet {group.naam} een plaats lager
                  </IconButton>
                  <LinkButton
                    onClick={() => {
                      change(groups.filter((_, at) => at !== index));
                      setOpened(undefined);
                    }}
                  >
                    <EditorIcon name="trash" /> Haal weg
                  </LinkButton>
                </div>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isAgeless && (
        <p className={question.quiet}>
          <Icon name="info" /> Van een groep zonder leeftijd weten we ze nog niet. We zetten ze op het
          lijstje.
        </p>
      )}
      <button
        className={styles.add}
        type="button"
        onClick={() => {
          change([...groups, { naam: '' }]);
          setOpened(groups.length);
        }}
      >
        <EditorIcon name="plus" /> Eigen groep
      </button>
    </div>
  );
}

/** `zaterdag, 10 tot 12 uur` */
const meetingOf = ({ dag, van, tot }: NonNullable<GroupAnswer['werking']>) =>
  `${dag}, ${van < tot ? hours(van, tot) : '…'}`;

type OwnMeetingProps = {
  everybody: { dag: Weekday; van: string; tot: string };
  own: GroupAnswer['werking'];
  change: (own: GroupAnswer['werking']) => void;
};

/** The day of an age group, and its hours once it has one. */
function OwnMeeting({ everybody: { dag, van, tot }, own, change }: OwnMeetingProps) {
  const id = useId();
  return (
    <>
      <div className={formStyles.field}>
        <label htmlFor={id}>Dag</label>
        <select
          id={id}
          value={own?.dag ?? ''}
          onChange={({ target }) => {
            const day = weekFromMonday.find((one) => one === target.value);
            change(day && { van, tot, ...own, dag: day });
          }}
        >
          <option value="">{`Zoals iedereen: ${dag}, ${hours(van, tot)}`}</option>
          {weekFromMonday.map((day) => (
            <option key={day}>{day}</option>
          ))}
        </select>
      </div>
      {own && (
        <div className={question.two}>
          {(['van', 'tot'] as const).map((name) => (
            <TextField
              key={name}
              label={name === 'van' ? 'Van' : 'Tot'}
              type="time"
              value={own[name]}
              onChange={({ target }) => change({ ...own, [name]: target.value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
