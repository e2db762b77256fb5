'use client';

import { useState } from 'react';
import { useBehaviour } from '@/components/ui/useBehaviour';
import { hydratesOn } from '@/lib/browser/startup';
import { type CalendarDate, compareDays, isoDay, today, weekFromMonday } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import { type Month, monthsFrom } from '@/lib/rental/months';
import { carriesTaken, partOfMonth, type ShownDay, shownMonths } from '@/lib/rental/monthsShown';
import type { Stay } from '@/lib/rental/stay';
import styles from './Months.module.scss';

type MonthsProps = {
  taken: readonly Stay[];
  /** The month of the build: the first in the exported page. */
  start: Month;
  /** Whether there is a request, of which a tap on two days fills in the first fields. */
  fillsRequest: boolean;
};

/**
 * The next fourteen months, in words and drawn a day at a time. The exported page begins with the month of the build;
 * `months.script.ts` makes it the current one. A tap on the day of arrival and one on that of leaving fill in the request: a shorter
 * way to two fields that everybody can type in.
 */
export function Months({ taken, start, fillsRequest }: MonthsProps) {
  useBehaviour('months', () => import('./months.script'));
  const [arrival, setArrival] = useState<CalendarDate>();

  const choose = ({ currentTarget: list, target }: React.MouseEvent) => {
    const square = target instanceof Element ? target.closest('i') : null;
    const month = [...list.children].findIndex((one) => one.contains(square));
    const shown = monthsFrom(today(new Date()))[month];
    if (!square || !shown || square.dataset.is === 'past') return;
    const day = { ...shown, day: Number(square.textContent) };
    for (const one of list.querySelectorAll('[data-chosen]')) one.removeAttribute('data-chosen');
    const isLeaving = arrival !== undefined && compareDays(day, arrival) > 0;
    fillIn('from', isLeaving ? arrival : day);
    fillIn('until', isLeaving ? day : undefined);
    setArrival(isLeaving ? undefined : day);
    if (isLeaving) document.querySelector<HTMLElement>('[data-request] [name=from]')?.focus();
    else square.setAttribute('data-chosen', '');
  };

  return (
    <>
      {fillsRequest && (
        <p className={styles.choice} role="status">
          {arrival
            ? `Je komt op ${dayOfMonth(arrival)}. Tik nu op de dag dat je vertrekt.`
            : 'Tik op de dag dat je komt, en op die dat je vertrekt: dan staan ze in je aanvraag.'}
        </p>
      )}
      <ul
        className={styles.months}
        {...carriesTaken(taken)}
        {...(fillsRequest && { ...hydratesOn('i'), onClick: choose })}
      >
        {shownMonths(taken, start).map(({ name, year, weekends, taken, days }) => (
          <li key={name + year}>
            <h3>
              <span {...partOfMonth('name')}>{name}</span> <span {...partOfMonth('year')}>{year}</span>
            </h3>
            <p className={styles.weekends} {...partOfMonth('weekends')}>
              {weekends}
            </p>
            <Days days={days} />
            <p className={styles.taken} {...partOfMonth('taken')}>
              {taken}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Fills in a day of the request, as if somebody chose it there. */
function fillIn(name: 'from' | 'until', day: CalendarDate | undefined): void {
  const field = document.querySelector<HTMLInputElement>(`[data-request] input[name=${name}]`);
  if (!field) return;
  const sleeps = document.querySelector<HTMLInputElement>('[data-request] [name=sleeps][type=radio]');
  if (sleeps) sleeps.checked = true; // the first of its choices
  field.value = day ? isoDay(day) : '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Headers of the seven columns. */
const initials = weekFromMonday.map((name) => [name, name.charAt(0)] as const);

/** Decorative: the text beside it has the same information. */
function Days({ days }: { days: readonly (ShownDay | undefined)[] }) {
  return (
    <div className={styles.days} aria-hidden="true">
      {initials.map(([weekday, initial]) => (
        <b key={weekday}>{initial}</b>
      ))}
      {days.map((day, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the first to the 31st
          key={index}
          hidden={!day}
          data-is={day?.is}
          data-weekend={day?.isWeekend || undefined}
          data-column={day?.column}
        >
          {index + 1}
        </i>
      ))}
    </div>
  );
}
