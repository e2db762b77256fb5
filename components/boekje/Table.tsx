import { pairs } from '@/lib/camp/booklet';
import type { FootName } from '@/lib/theme/feet';
import { BookletPage, Spread } from './BookletPage';
import styles from './Table.module.scss';

export type Inside = {
  id: string;
  title: string;
  body: React.ReactNode;
  /** Goes on where the page before it ends: not in the table of contents. */
  isMore?: boolean;
  foot?: FootName | undefined;
};

type TableProps = {
  /** The pages inside, the first of which has number 2. */
  pages: readonly Inside[];
  /** How many pages to fill in come after them, on paper alone. */
  toFill: number;
  back: React.ReactNode;
};

/** The booklet open on the grass: two pages at a time. On paper each is a page. */
export const Table = ({ pages, toFill, back }: TableProps) => (
  <div className={styles.table} data-paper="forest">
    <div className={styles.wrap}>
      {pairs(pages).map((pair, at) => (
        <Spread key={pair[0]?.id}>
          {pair.map(({ id, title, body, foot }, side) => (
            <BookletPage key={id} id={id} title={title} number={2 + at * 2 + side} foot={foot}>
              {body}
            </BookletPage>
          ))}
        </Spread>
      ))}
      {toFillTitles.slice(0, toFill).map((title) => (
        <section key={title} className={styles.toFill} aria-label={title}>
          <h2>{title}</h2>
        </section>
      ))}
      <Spread>{back}</Spread>
    </div>
  </div>
);

/** At most three are needed to come to whole sheets. */
const toFillTitles = ['Zo zag onze tent eruit', 'Handtekeningen', 'Het kamplied'];
