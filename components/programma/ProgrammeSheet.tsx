'use client';

import { useBehaviour } from '@/components/ui/useBehaviour';
import { carriesGroups } from '@/lib/browser/chosenGroups';
import styles from './ProgrammeSheet.module.scss';

type ProgrammeSheetProps = { ids: readonly string[]; children: React.ReactNode };

/** All of the programme: on paper a sheet of its own, with nothing of the site around it. */
export function ProgrammeSheet({ ids, children }: ProgrammeSheetProps) {
  useBehaviour('programme', () => import('./programme.script'));
  useBehaviour('print', () => import('@/components/ui/print.script'));
  return (
    <div className={styles.sheet} {...carriesGroups(ids)}>
      {children}
    </div>
  );
}
