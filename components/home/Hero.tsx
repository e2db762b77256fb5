import { PaintAfter } from '@/components/ui/PaintAfter';
import { Picture } from '@/components/ui/Picture';
import { Scene } from '@/components/ui/Scene';
import type { Home, Site } from '@/lib/content/schemas/content';
import styles from './Hero.module.scss';

type HeroProps = Home['welkom'] & Pick<Site, 'teken'>;

/** The welcome, over a photo or a scene. */
export function Hero({ groet, slogan, sticker, foto, fotoStaand, teken }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="welkom">
      <div className={styles.photo}>
        {foto ? (
          <Picture
            photo={foto}
            sizes="100vw"
            priority
            {...(fotoStaand && { tall: { image: fotoStaand, media: '(max-width: 47.99em)' } })}
          />
        ) : (
          <Scene name="field" sign={teken} tall />
        )}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} id="welkom">
          <span>{groet}</span>{' '}
          {slogan.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
      </div>
      <PaintAfter id="na-welkom" />
      <span id="na-welkom" hidden />
      {sticker && (
        <p className={styles.sticker} aria-hidden="true">
          {sticker}
        </p>
      )}
    </section>
  );
}
