import type { PhotoRecord } from '@/lib/photos/variants';
import styles from './Leader.module.scss';
import { PhotoFrame } from './PhotoFrame';
import { Scene } from './Scene';

type LeaderProps = {
  name: string;
  portrait: PhotoRecord | undefined;
  /** Place in the row, for cuts and colours in turn. */
  position: number;
  /** Without a photo: the initial above a scarf, where no leader of the page has one. */
  scarf: boolean;
};

const cuts = ['b', 'a', 'c'] as const;

/** The initial: the first capital (`'t Jefke` → `J`), or else the first letter or digit, as a capital. */
const initial = (name: string): string =>
  /\p{Lu}/u.exec(name.normalize('NFC'))?.[0] ??
  /[\p{L}\p{N}]/u.exec(name.normalize('NFC'))?.[0].toUpperCase() ??
  '·';

/** One leader: a portrait, or the initial, with the name on a label. */
export function Leader({ name, portrait, position, scarf }: LeaderProps) {
  return (
    <li className={styles.leader}>
      {portrait ? (
        <PhotoFrame
          scene={{ name: 'leader' }}
          photo={{ image: portrait, alt: `Portret van ${name}` }}
          ratio="1/1"
          cut={cuts[position % cuts.length] ?? 'b'}
          sizes="(min-width: 60em) 17rem, (min-width: 40em) 23vw, 46vw"
        />
      ) : scarf ? (
        <span className={styles.scarf} aria-hidden="true">
          <Scene name="leader" />
          <b>{initial(name)}</b>
        </span>
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {initial(name)}
        </span>
      )}
      <p className={styles.name}>{name}</p>
    </li>
  );
}
