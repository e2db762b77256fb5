import styles from './BookletPage.module.scss';

type BookletPageProps = {
  /** Anchor of the page; its heading gets `<id>-titel`. */
  id: string;
  title: string;
  /** In the booklet: the cover is page 1. */
  number: number;
  children: React.ReactNode;
};

/** A page of the booklet. */
export function BookletPage({ id, title, number, children }: BookletPageProps) {
  return (
    <section className={styles.page} id={id} aria-labelledby={`${id}-titel`}>
      <h2 id={`${id}-titel`}>{title}</h2>
      {children}
      <p className={styles.number} aria-hidden="true">
        {number}
      </p>
    </section>
  );
}

/** Two pages with the fold between them, or one alone. */
export const Spread = ({ children }: { children: React.ReactNode }) => (
  <div className={styles.spread}>{children}</div>
);
