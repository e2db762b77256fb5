import type { PhotoRecord } from '@/lib/photos/variants';
import { patchTone } from './Patch';
import { Picture } from './Picture';
import { placesInRow } from './placesInRow';
import styles from './Team.module.scss';

type TeamProps = {
  leaders: readonly { name: string; portrait?: PhotoRecord | undefined }[];
  /** Place of the age group on its page: its colour is that of its patch. */
  index: number;
  /** Without one the letter in the place of a portrait wears no scarf. */
  hasUniform?: boolean;
};

/** The leaders of an age group, cut out and pasted on one strip of its colour. Nobody stands alone in a row. */
export function Team({ leaders, index, hasUniform = true }: TeamProps) {
  const { narrow, wide } = placesInRow(leaders.length);
  return (
    <div className={styles.strip}>
      <ul className={styles.team} data-tone={patchTone(index)} data-narrow={narrow} data-wide={wide}>
        {leaders.map(({ name, portrait }) => (
          <li className={styles.leader} key={`${name} ${portrait?.stem}`}>
            <div className={styles.face}>
              {portrait ? (
                <Picture
                  photo={{ image: portrait, alt: `Portret van ${name}` }}
                  sizes="(min-width: 40em) 14.5rem, 33vw"
                />
              ) : (
                <span className={styles.initial} data-scarf={hasUniform} aria-hidden="true">
                  {initial(name)}
                </span>
              )}
            </div>
            <p>{name}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The initial: the first capital (`'t Jefke` → `J`), or else the first letter or digit, as a capital. */
const initial = (name: string): string =>
  /\p{Lu}/u.exec(name.normalize('NFC'))?.[0] ??
  /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0].toUpperCase() ??
  '·';
