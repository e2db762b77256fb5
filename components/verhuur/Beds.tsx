import styles from './Beds.module.scss';

/** Drawings for places to sleep, beds or tents, ten to a line: the words beside them say how many. */
export const Beds = ({ children }: { children: React.ReactNode }) => (
  <span className={styles.beds} aria-hidden="true">
    {children}
  </span>
);
