import { inPieces } from '@/lib/camp/booklet';
import { Leaf, Spread } from './Leaf';
import styles from './Table.module.scss';

export type Inside = { id: string; title: string; body: React.ReactNode };

type TableProps = {
  /** The pages inside, the first of which has number 2. */
  pages: readonly Inside[];
  back: React.ReactNode;
};

/** The booklet open on the grass: two pages at a time. On paper each is a page. */
export const Table = ({ pages, back }: TableProps) => (
  <div className={styles.table} data-paper="forest">
    <div className={styles.wrap}>
      {inPieces(pages, 2).map((pair, at) => (
        <Spread key={pair[0]?.id}>
          {pair.map(({ id, title, body }, side) => (
            <Leaf key={id} id={id} title={title} number={2 + at * 2 + side}>
              {body}
            </Leaf>
          ))}
        </Spread>
      ))}
      <Spread>{back}</Spread>
    </div>
  </div>
);
