import { Sheet } from '@/components/ui/Sheet';
import type { exampleWeekend } from '@/lib/rental/atFirstSight';
import { lineWords } from '@/lib/rental/rentalWords';
import { euro } from '@/lib/text/format';
import { capitalised } from '@/lib/text/words';
import { numbered } from './numbered';
import styles from './PriceExample.module.scss';

/** The bill of a weekend, for who would rather see a sum than a table. */
export function PriceExample({
  persons,
  sum,
  hall,
}: NonNullable<ReturnType<typeof exampleWeekend>> & { hall: string }) {
  const { lines, total, deposit } = sum;
  return (
    <Sheet className={styles.bill} taped padded cut="b">
      <h3>{persons === 1 ? 'Stel: je komt alleen' : `Stel: jullie zijn met ${persons}`}</h3>
      <p className={styles.small}>Van vrijdag tot zondag, twee nachten.</p>
      <dl>
        {numbered(lines).map(({ number, value: line }) => (
          <div key={number}>
            <dt>{capitalised(lineWords(line, hall))}</dt>
            <dd>{euro(line.amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>Samen</dt>
          <dd>{euro(total)}</dd>
        </div>
      </dl>
      {persons > 1 && (
        <p className={styles.each}>Dat is {aboutEach(total / persons)} de man, voor twee nachten.</p>
      )}
      {deposit > 0 && (
        <p className={styles.small}>
          De waarborg van {euro(deposit)} komt daar even bij. Is alles heel en proper, dan krijg je hem terug.
        </p>
      )}
    </Sheet>
  );
}

/** `ruim € 12`; exactly what it is below two euro. */
function aboutEach(price: number): string {
  const whole = Math.floor(price);
  return whole === price || whole < 2 ? euro(Math.round(price * 100) / 100) : `ruim ${euro(whole)}`;
}
