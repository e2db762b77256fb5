import type { ComponentProps } from 'react';
import styles from './PhotoFrame.module.scss';
import { Picture } from './Picture';

type PhotoFrameProps = ComponentProps<typeof Picture> & {
  ratio?: '1/1' | '3/2' | '8/5' | '2/1';
  /** Which of the three cuts, in turn in a row. */
  cut?: 'a' | 'b' | 'c';
};

/** A photo cut out by hand, in a frame of fixed proportions: nothing moves when it arrives. */
export function PhotoFrame({ ratio = '3/2', cut = 'b', ...picture }: PhotoFrameProps) {
  return (
    <div className={styles.photo} data-ratio={ratio} data-cut={cut}>
      <Picture {...picture} />
    </div>
  );
}
