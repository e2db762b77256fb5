import { useEffect, useRef } from 'react';
import { Hidden } from '@/components/ui/Hidden';
import type { DayToFillIn } from '@/editor/drafts/programme';
import { isoDay } from '@/lib/dates/days';
import { monthName, shortWeekday } from '@/lib/dates/dayWords';
import styles from './DayStrip.module.scss';

type DayStripProps = {
  days: readonly DayToFillIn[];
  selected: DayToFillIn;
  /** Called with the ISO date of the chosen day. */
  choose: (day: string) => void;
};

/** The days beside each other, as sheets of a tear-off calendar, each with what is on it. */
export function DayStrip({ days, selected, choose }: DayStripProps) {
  const current = useRef<HTMLLabelElement>(null);
  const day = isoDay(selected.day);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another day is chosen
  useEffect(() => {
    const [sheet, strip] = [current.current, current.current?.parentElement];
    if (sheet && strip) strip.scrollLeft = sheet.offsetLeft - (strip.clientWidth - sheet.offsetWidth) / 2;
  }, [day]);
  return (
    <fieldset className={styles.strip}>
      <legend>
        <Hidden>Dag</Hidden>
      </legend>
      <div>
        {days.map((one) => {
          const value = isoDay(one.day);
          return (
            <label key={value} ref={value === day ? current : undefined} data-state={stateOf(one)}>
              <input
                type="radio"
                name="dag"
                value={value}
                checked={value === day}
                onChange={() => choose(value)}
              />
              <span>{shortWeekday(one.day)}</span> <b>{one.day.day}</b> <span>{monthName(one.day)}</span>{' '}
              <small>{wordsOf(one)}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const stateOf = ({ off, entry, event }: DayToFillIn) => (off ? 'off' : entry || event ? 'filled' : 'empty');

const wordsOf = ({ off, entry, event }: DayToFillIn) =>
  off ? 'geen activiteit' : (entry?.name ?? event ?? 'nog leeg');
