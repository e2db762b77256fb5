import { type SceneName, scenes, sceneWith } from '@/lib/theme/scenes';
import type { Sign } from '@/lib/theme/signs';
import styles from './Scene.module.scss';

export type SceneProps = {
  name: SceneName;
  sign?: Sign | undefined;
  /** In a tall place on a phone: the flag with the sign stays in sight. */
  tall?: boolean;
  /** Which part of the row of sheets, for one of several age groups. */
  panel?: number;
};

/** The first sheet of each panel of four, so that neighbours show others. */
const panels = [9, 809, 409, 1009, 209, 609];

/** A scene of cut paper, in the place of a photo. It says nothing that the text beside it does not say. */
export function Scene({ name, sign, tall, panel }: SceneProps) {
  const box = panel === undefined ? scenes[name].box : `${panels[panel % panels.length]} 4 782 392`;
  return (
    <span className={styles.scene} data-scene={name} data-tall={tall}>
      <svg
        viewBox={box}
        preserveAspectRatio={name === 'group' ? 'xMidYMid slice' : 'xMidYMax slice'}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of our own (lib/theme), no content
        dangerouslySetInnerHTML={{ __html: sceneWith(name, sign) }}
      />
    </span>
  );
}
