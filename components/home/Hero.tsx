import type { ComponentProps } from 'react';
import { PaintAfter } from '@/components/ui/PaintAfter';
import { Picture } from '@/components/ui/Picture';
import { Scene } from '@/components/ui/Scene';
import type { Home, Site } from '@/lib/content/schemas/content';
import { bareText } from '@/lib/text/sourceMarkers';
import styles from './Hero.module.scss';
import { TryButton } from './TryButton';

type HeroProps = Home['welkom'] &
  Pick<Site, 'teken'> & {
    /** The days on which somebody can come to try, each with the period in which it is the next; undefined without a page about it. */
    tryDays: ComponentProps<typeof TryButton>['days'] | undefined;
  };

/** The welcome, over a photo or a scene. */
export function Hero({ groet, slogan, sticker, foto, fotoStaand, teken, tryDays }: HeroProps) {
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
          {slogan.map((line, index) => (
            <span key={line}>
              {line}{' '}
              {index === slogan.length - 1 && bareText(line).endsWith('.') && <i className={styles.mud} />}
            </span>
          ))}
        </h1>
      </div>
      <PaintAfter id="na-welkom" />
      <span id="na-welkom" hidden />
      {tryDays && <TryButton days={tryDays} />}
      {sticker && (
        <p className={styles.sticker} aria-hidden="true">
          {sticker}
        </p>
      )}
    </section>
  );
}
