import { ExternalLink } from '@/components/ui/ExternalLink';
import type { CalendarDate } from '@/lib/dates/days';
import { dayOfMonth } from '@/lib/dates/dayWords';
import type { Authority } from '@/lib/joining/publicFacts';
import styles from './AccordingTo.module.scss';

type AccordingToProps = { of: Authority; looked: CalendarDate };

/** Where somebody else says how it is, and when that was last looked at. */
export const AccordingTo = ({ of, looked }: AccordingToProps) => (
  <span className={styles.source}>
    Hoe het precies zit, lees je bij <ExternalLink href={of.address}>{of.name}</ExternalLink> (nagekeken op{' '}
    {dayOfMonth(looked)} {looked.year}).
  </span>
);
