import { type FootName, feet } from '@/lib/theme/feet';
import styles from './Foot.module.scss';

/** A small drawing of cut paper at the foot of a page, of no meaning. */
export const Foot = ({ name }: { name: FootName }) => (
  <svg className={styles.foot} viewBox={feet[name].box} aria-hidden="true">
    {feet[name].papers.map(([colour, path]) => (
      <path key={path} fill={`var(--${colour})`} d={path} />
    ))}
  </svg>
);
