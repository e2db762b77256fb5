'use client';

import { useBehaviour } from '@/components/ui/useBehaviour';
import styles from './RefundChooser.module.scss';

/** Around the questions and their answer, which `refund.script.ts` keeps together. */
export function RefundBox(props: React.ComponentProps<'div'>) {
  useBehaviour('refund', () => import('./refund.script'));
  return <div className={styles.refund} id="welk-papier" {...props} />;
}
