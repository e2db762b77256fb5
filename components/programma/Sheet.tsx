import { carriesGroups } from '@/lib/browser/chosenGroups';
import styles from './Sheet.module.scss';

type SheetProps = { ids: readonly string[]; children: React.ReactNode };

/** All of the programme: on paper a sheet of its own, with nothing of the site around it. */
export const Sheet = ({ ids, children }: SheetProps) => (
  <div className={styles.sheet} {...carriesGroups(ids)}>
    {children}
  </div>
);
