import styles from './Section.module.scss';
import { SectionHead } from './SectionHead';

type SectionProps = {
  /** Anchor of the section; its heading gets `<id>-titel`. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** The colour of the background; without it that of the page. */
  paper?: 'forest' | 'sky' | 'kraft' | 'sheet';
  /** The shape of the upper edge. */
  edge?: 'torn' | 'hills' | 'cut' | 'none';
  /** No space above: the section continues a banner. */
  flush?: boolean;
  /** Poppies growing at the lower edge. */
  poppies?: boolean;
  /** The children have the heading, as `<id>-titel`. */
  ownHead?: boolean;
  children: React.ReactNode;
};

/** A sheet of paper over the one above it, with a heading and a readable width. */
export function Section({
  id,
  title,
  lead,
  paper,
  edge = 'torn',
  flush,
  poppies,
  ownHead,
  children,
}: SectionProps) {
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={`${id}-titel`}
      data-paper={paper}
      data-edge={edge}
      data-flush={flush}
      data-poppies={poppies}
    >
      <div className={styles.wrap} data-reveal="">
        {!ownHead && <SectionHead id={`${id}-titel`} title={title} lead={lead} />}
        {children}
      </div>
    </section>
  );
}
