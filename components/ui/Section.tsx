import styles from './Section.module.scss';
import { SectionHead } from './SectionHead';

type SectionProps = {
  /** Anchor of the section; its heading gets `<id>-titel`. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** The sheet that the section lies on; without it the cream of the page. */
  paper?: 'forest' | 'sky' | 'kraft' | 'sheet';
  /** How the upper edge was made. */
  edge?: 'torn' | 'hills' | 'cut' | 'none';
  /** No room above: the section goes on where a banner stopped. */
  flush?: boolean;
  /** Poppies growing at the lower edge. */
  poppies?: boolean;
  /** The heading stands somewhere inside the children, as `<id>-titel`. */
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
