import styles from './Beds.module.scss';

/** Drawings for the places to sleep of a room, ten to a line: the words beside them say how many. */
export const Beds = ({ children }: { children: React.ReactNode }) => (
  <span className={styles.beds} aria-hidden="true">
    {children}
  </span>
);
