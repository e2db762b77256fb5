import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import type { Rental } from '@/lib/content/schemas';
import styles from './PhotoGallery.module.scss';
import { Slideshow } from './Slideshow';

/** All photos of the hall: a strip to scroll through, which becomes a slide show once the script is there. */
export function PhotoGallery({ titel, lijst }: Rental['fotos']) {
  return (
    <Section id="fotos" title={titel} ownHead>
      <div className={styles.column}>
        <SectionHead id="fotos-titel" title={titel} />
        <Slideshow
          slides={lijst.map(({ bestand, alt }) => (
            <Picture
              key={bestand}
              src={bestand}
              alt={alt}
              sizes="(min-width: 60em) 54rem, 90vw"
              placeholder="colour"
            />
          ))}
          arrows={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
        />
      </div>
    </Section>
  );
}
