import type { IconName } from '@/lib/theme/icons';
import { Icon } from './Icon';
import styles from './Patch.module.scss';

/** Outline and seam of the six sewn-on patches, on a 100 × 100 grid, with their colours. */
const patches = [
  {
    tone: 'sun',
    outline: 'M50 3c27 0 47 20 47 47S77 97 50 97 3 77 3 50 23 3 50 3z',
    seam: 'M50 10c23 0 40 17 40 40S73 90 50 90 10 73 10 50 27 10 50 10z',
  },
  {
    tone: 'sky',
    outline: 'M8 8c28-4 56-4 84 0 3 30 0 66-42 89C8 74 5 38 8 8z',
    seam: 'M15 14c23-3 47-3 70 0 2 26-1 56-35 75C16 70 13 40 15 14z',
  },
  { tone: 'poppy', outline: 'M50 3l42 22v48L50 97 8 73V25z', seam: 'M50 11l35 18v42L50 89 15 71V29z' },
  { tone: 'forest', outline: 'M50 3L97 50 50 97 3 50z', seam: 'M50 13L87 50 50 87 13 50z' },
  { tone: 'sky', outline: 'M6 10h88l-4 80H10z', seam: 'M13 17h74l-3 66H16z' },
  {
    tone: 'kraft',
    outline: 'M50 4c20 8 34 10 44 9 2 40-8 66-44 84C14 79 4 53 6 13c10 1 24-1 44-9z',
    seam: 'M50 12c16 6 28 8 37 8 1 34-7 55-37 69C20 75 12 54 13 20c9 0 21-2 37-8z',
  },
] as const;

/** The outlines of the first patches, for leaders under embargo. */
export const emptyPatches = patches.slice(0, 4).map(({ outline }) => outline);

const patchAt = (index: number) => patches[index % patches.length] ?? patches[0];

/** The colour of a badge. */
export const patchTone = (index: number) => patchAt(index).tone;

/** The badge of an age group, in one of six shapes. */
export function Patch({ icon, index }: { icon: IconName; index: number }) {
  const { tone, outline, seam } = patchAt(index);
  return (
    <span className={styles.patch} data-tone={tone}>
      <svg className={styles.shape} viewBox="0 0 100 100" aria-hidden="true">
        <path className={styles.outline} d={outline} />
        <path className={styles.seam} d={seam} />
      </svg>
      <Icon name={icon} />
    </span>
  );
}
