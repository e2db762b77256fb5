import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import type { Rental } from '@/lib/content/schemas/content';
import type { PhotoRecord } from '@/lib/photos/variants';
import styles from './PhotoGallery.module.scss';
import { Slideshow } from './Slideshow';

/** All photos of the hall: a strip to scroll through, which becomes a slide show once the script is there. */
export function PhotoGallery({ titel, lijst }: Rental['fotos']) {
  return (
    <Section id="fotos" title={titel} ownHead>
      <div className={styles.column}>
        <SectionHead id="fotos-titel" title={titel} />
        <Slideshow
          photos={lijst.map(({ image, alt }) => ({ image: visible(image), alt }))}
          arrows={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
        />
      </div>
    </Section>
  );
}

/** What the show needs of a photo; the record holds more, and all that is given here is sent to every visitor. */
const visible = ({ stem, width, height, avif, jpeg, colour }: PhotoRecord) => ({
  stem,
  width,
  height,
  avif,
  jpeg,
  colour,
});
