import { Picture } from '@/components/ui/Picture';
import type { Home } from '@/lib/content/schemas/content';
import styles from './Hero.module.scss';

/** The welcome, over a photo. */
export function Hero({ groet, slogan, sticker, foto, fotoStaand }: Home['welkom']) {
  return (
    <section className={styles.hero} aria-labelledby="welkom">
      <div className={styles.photo}>
        <Picture
          photo={foto}
          sizes="100vw"
          priority
          {...(fotoStaand && { tall: { image: fotoStaand, media: '(max-width: 47.99em)' } })}
        />
      </div>
      <div className={styles.words}>
        <h1 className={styles.title} id="welkom">
          <span className={styles.welcome}>{groet}</span>{' '}
          {slogan.map((word) => (
            <span key={word}>{word} </span>
          ))}
        </h1>
      </div>
      <p className={styles.sticker} aria-hidden="true">
        {sticker}
      </p>
    </section>
  );
}
