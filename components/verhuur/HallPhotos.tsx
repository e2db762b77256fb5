import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHead } from '@/components/ui/SectionHead';
import type { Rental } from '@/lib/content/schemas/content';
import type { PhotoRecord } from '@/lib/photos/variants';
import { Gallery } from './Gallery';
import styles from './HallPhotos.module.scss';

/** All photos of the hall: a strip to scroll through, and with script a gallery. */
export function HallPhotos({ titel, lijst }: NonNullable<Rental['fotos']>) {
  return (
    <Section id="fotos" title={titel} ownHead>
      <div className={styles.column}>
        <SectionHead id="fotos-titel" title={titel} />
        <Gallery
          photos={lijst.map(({ image, alt }) => ({ image: visible(image), alt }))}
          arrows={{ previous: <Icon name="arrow-left" />, next: <Icon name="arrow-right" /> }}
        />
      </div>
    </Section>
  );
}

/** The fields that the gallery needs: props of an island are sent to every visitor. */
const visible = ({ stem, width, height, avif, jpeg, colour }: PhotoRecord) => ({
  stem,
  width,
  height,
  avif,
  jpeg,
  colour,
});
