import styles from './PhotoFrame.module.scss';
import { Picture, type PictureProps } from './Picture';
import { Scene, type SceneProps } from './Scene';

type PhotoFrameProps = Omit<PictureProps, 'photo'> & {
  photo: PictureProps['photo'] | undefined;
  /** What is in the frame without a photo. */
  scene: SceneProps;
  ratio?: '1/1' | '3/2' | '8/5';
  /** Which of the three cuts, in turn in a row. */
  cut?: 'a' | 'b' | 'c';
};

/** A photo or a scene cut out by hand, in a frame of fixed proportions: nothing moves when the photo arrives. */
export function PhotoFrame({ ratio = '3/2', cut = 'b', photo, scene, ...picture }: PhotoFrameProps) {
  return (
    <div className={styles.photo} data-ratio={ratio} data-cut={cut}>
      {photo ? <Picture photo={photo} {...picture} /> : <Scene {...scene} />}
    </div>
  );
}
