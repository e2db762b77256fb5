import { useEffect, useState } from 'react';
import { storedText, storeText } from '@/editor/drafts/localStore';
import { daysToFillIn, groupsIn, isEmpty } from '@/editor/drafts/programme';
import { useEditing } from '@/editor/ui/editing';
import { Panel } from '@/editor/ui/Panel';
import { compareDays, isoDay, today } from '@/lib/dates/days';
import { DayForm } from './DayForm';
import { DayStrip } from './DayStrip';
import { FreeDay } from './FreeDay';
import styles from './ProgrammeView.module.scss';

/** The group that was last edited on this device. */
const groupKey = 'beheer-groep';
const everybody = 'iedereen';

/** The coming days of one group, and what it does on the one that is chosen: at first the next one that is empty. */
export function ProgrammeView() {
  const { work, typing, routes, showPage } = useEditing();
  const texts = typing?.before.texts ?? work.texts; // the day that is being filled in stays the one that is empty
  const groups = groupsIn(texts);
  const [id, setId] = useState(() => storedText(groupKey) ?? groups[0]?.id);
  const [chosen, setChosen] = useState<{ day: string; isNext?: boolean }>();
  const group = groups.find((one) => one.id === id);
  const days = daysToFillIn(texts, group, today(new Date()));
  const [first] = days;
  const selected = days.find(({ day }) => isoDay(day) === chosen?.day) ?? days.find(isEmpty) ?? first;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the view opens
  useEffect(() => {
    if (routes.includes('/programma')) showPage('/programma');
  }, []);

  const day = selected && isoDay(selected.day);
  const stay = () => day && setChosen({ day });
  /** Goes on with the next empty day, when this one was empty. */
  function saved(wasEmpty: boolean) {
    storeText(groupKey, id);
    const later = days.filter((one) => selected && compareDays(one.day, selected.day) > 0);
    const next = wasEmpty ? later.find(isEmpty) : undefined;
    if (next) setChosen({ day: isoDay(next.day), isNext: true });
    else stay();
  }

  return (
    <Panel title="Programma">
      {groups.length > 0 && (
        <div className={styles.group}>
          <label htmlFor="groep">Groep</label>
          <select
            id="groep"
            value={group?.id ?? everybody}
            onChange={({ target }) => {
              setId(target.value);
              setChosen(undefined);
            }}
          >
            {groups.map(({ id: value, name, half }) => (
              <option key={value} value={value}>
                {half ? `${name} (${half})` : name}
              </option>
            ))}
            <option value={everybody}>Iedereen samen</option>
          </select>
        </div>
      )}
      {selected ? (
        <>
          <DayStrip days={days} selected={selected} choose={(next) => setChosen({ day: next })} />
          {selected.off ? (
            <FreeDay key={day} day={selected} off={selected.off} />
          ) : (
            <DayForm
              key={`${id} ${day}`}
              day={selected}
              group={group}
              groups={groups}
              focused={chosen?.isNext ?? false}
              saved={saved}
              stay={stay}
            />
          )}
        </>
      ) : (
        <p>Er komen geen dagen meer. Zet in de kalender eerst het nieuwe werkjaar.</p>
      )}
    </Panel>
  );
}
