import { type FootName, feet } from '@/lib/theme/feet';
import styles from './BookletPage.module.scss';

type BookletPageProps = {
  /** Anchor of the page; its heading gets `<id>-titel`. */
  id: string;
  title: string;
  /** In the booklet: the cover is page 1. */
  number: number;
  /** The drawing below the text. */
  foot?: FootName | undefined;
  children: React.ReactNode;
};

/** A page of the booklet. */
export function BookletPage({ id, title, number, foot, children }: BookletPageProps) {
  return (
    <section className={styles.page} id={id} aria-labelledby={`${id}-titel`} data-paper="sheet">
      <div>
        <h2 id={`${id}-titel`}>{title}</h2>
        {children}
      </div>
      {foot && <Foot name={foot} />}
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
    </section>
  );
}

/** A small drawing of cut paper below the text, of no meaning. */
const Foot = ({ name }: { name: FootName }) => (
  <svg viewBox={feet[name].box} preserveAspectRatio="xMidYMax" aria-hidden="true">
    {feet[name].papers.map(([colour, path]) => (
      <path key={path} fill={`var(--${colour})`} d={path} />
    ))}
  </svg>
);

/** Two pages with the fold between them, or one alone. */
export const Spread = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.spread}>{children}</div>
);
