import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Scene } from '@/components/ui/Scene';
import type { AgeGroup } from '@/lib/content/schemas/content';
import styles from './Leader.module.scss';

type LeaderProps = AgeGroup['leiding'][number] & {
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
export function Leader({ naam, foto, position, scarf }: LeaderProps) {
  return (
    <li className={styles.leader}>
      {foto ? (
        <PhotoFrame
          scene={{ name: 'leader' }}
          photo={{ image: foto, alt: `Portret van ${naam}` }}
          ratio="1/1"
          cut={cuts[position % cuts.length] ?? 'b'}
          sizes="(min-width: 60em) 17rem, (min-width: 40em) 23vw, 46vw"
        />
      ) : scarf ? (
        <span className={styles.scarf} aria-hidden="true">
          <Scene name="leader" />
          <b>{initial(naam)}</b>
        </span>
      ) : (
        <span className={styles.initial} aria-hidden="true">
          {initial(naam)}
        </span>
      )}
      <p className={styles.name}>{naam}</p>
    </li>
  );
}
