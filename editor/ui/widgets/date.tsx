import { useRef } from 'react';
import styles from '@/editor/ui/forms.module.scss';
import { LinkButton } from '@/editor/ui/parts';
import { writtenDayOff } from '@/lib/content/kinds/dayOff';
import { isoDay, nextDayMonth, readIsoDay, today } from '@/lib/dates/days';
import { monthName, readDay, readDayMonth, writtenDay } from '@/lib/dates/dayWords';
import type { FieldInput } from './fieldInput';
import { LineWidget } from './line';

/** A day, typed in words or tapped in the browser's own calendar, which writes it in those words. */
export function DateWidget(input: FieldInput) {
  const calendar = useRef<HTMLInputElement>(null);
  const { value, shape, readOnly, change } = input;
  const [, written = '', reason] = /^(.*?)\s*(?:\((.*)\))?$/.exec(value.trim()) ?? [];
  const hasYear = shape.kind !== 'dayMonth';
  const yearly = hasYear ? undefined : readDayMonth(written);
  const day = yearly ? nextDayMonth(yearly, today(new Date())) : readDay(written);
  const choose = (iso: string) => {
    const chosen = readIsoDay(iso);
    if (!chosen) return;
    const words = hasYear ? writtenDay(chosen) : `${chosen.day} ${monthName(chosen)}`;
    change(writtenDayOff(words, reason), { atOnce: true });
  };
  const isOffered = !readOnly && 'showPicker' in HTMLInputElement.prototype;
  return (
    <LineWidget
      {...input}
      autoCapitalize="none"
      beside={
        isOffered && (
          <>
            <LinkButton onClick={() => calendar.current?.showPicker()}>Kies een dag</LinkButton>
            <input
              ref={calendar}
              className={styles.calendar}
              type="date"
              aria-hidden="true"
              tabIndex={-1}
              value={day ? isoDay(day) : ''}
              onChange={({ target }) => choose(target.value)}
            />
          </>
        )
      }
    />
  );
}
