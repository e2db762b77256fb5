import type { Photo } from '@/lib/photos/photo';
import { Lead } from './Lead';
import styles from './PhotoBanner.module.scss';
import { Picture } from './Picture';
import { Scene, type SceneProps } from './Scene';

type PhotoBannerProps = {
  title: string;
  lead?: string | undefined;
  photo: Photo | undefined;
  scene: SceneProps;
  /** In the place of the photo: it among others. */
  children?: React.ReactNode;
};

/** The head of a page with a photo or a scene from edge to edge and the title on a strip over its torn edge. */
export function PhotoBanner({ title, lead, photo, scene, children }: PhotoBannerProps) {
  return (
    <div className={styles.banner}>
      <div className={styles.photo}>
        {children || (photo ? <Picture photo={photo} sizes="100vw" priority /> : <Scene {...scene} />)}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
      </div>
    </div>
  );
}
