import type { UsualTimes } from '@/lib/meetings/meetingWords';
import type { Programme } from '@/lib/programme/programme';
import { capitalised } from '@/lib/text/words';
import { printedAttribute } from './attributes';
import styles from './SheetLines.module.scss';

type UsualLineProps = Pick<Programme, 'days'> & { usual: UsualTimes };

/** What is usual, written once; on paper also of which year this sheet is. */
export function UsualLine({ days, usual: { weekday, hours, place } }: UsualLineProps) {
  const years = [days.at(0), days.at(-1)].flatMap((one) => one?.day.year ?? []);
  return (
    <p className={styles.usual}>
      {capitalised(weekday)}, {hours}, {place}, als er niets bij staat
      <span> · {[...new Set(years)].join('–')}</span>
    </p>
  );
}

/** On paper alone: where the latest news is, and of which day this sheet is. */
export function PrintedFoot({ siteAdres }: { siteAdres: string }) {
  return (
    <p className={styles.foot}>
      Altijd het laatste nieuws: <strong>{new URL(siteAdres).host}/programma</strong>
      <span {...{ [printedAttribute]: true }} suppressHydrationWarning />
    </p>
  );
}
