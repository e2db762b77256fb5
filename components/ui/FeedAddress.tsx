import styles from './FeedAddress.module.scss';

type FeedAddressProps = {
  /** `https://www.groep.example/kalender.ics` */
  address: string;
  /** What to do with it. */
  children: string;
};

/** The address of a feed to copy: where no app opens `webcal:`, it is pasted in a calendar. */
export const FeedAddress = ({ address, children }: FeedAddressProps) => (
  <label className={styles.address}>
    {children} <input value={address} readOnly />
  </label>
);
