import { Scene } from '@/components/ui/Scene';
import type { Sign } from '@/lib/theme/signs';
import styles from './Cover.module.scss';

type CoverProps = {
  year: number;
  /** The theme of the camp, or the title of the page. */
  title: string;
  /** Days and place. */
  foot: string;
  sign: Sign | undefined;
};

/** The cover: a scene in the colours of the group, and the theme on strips of paper. */
export function Cover({ year, title, foot, sign }: CoverProps) {
  return (
    <header className={styles.cover}>
      <Scene name="field" sign={sign} tall />
      <h1 className={styles.title}>
        <span>Kampboekje {year}</span>{' '}
        {strips(title).map((strip) => (
          <span key={strip}>{strip} </span>
        ))}
      </h1>
      <p className={styles.foot}>{foot}</p>
    </header>
  );
}

/** How long a text is in print: the preview of the editor adds source markers, which nobody sees. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** The words of a title on at most three strips, about as long as each other. */
function strips(title: string): string[] {
  const words = title.split(' ');
  const most = Math.max(9, Math.ceil(letters(title) / 2.4));
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && letters(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
