import { FileLink } from '@/components/ui/FileLink';
import { Paragraph } from '@/components/ui/Text';
import type { Privacy } from '@/lib/content/schemas/content';

/** A mail link to ask for the removal of a photo. */
export function PhotoRemoval({ titel, tekst, knop, email }: Privacy['fotoWeg'] & { email: string }) {
  return (
    <section aria-labelledby="foto-weg">
      <h2 id="foto-weg">{titel}</h2>
      <Paragraph>{tekst}</Paragraph>
      <FileLink href={`mailto:${email}?subject=${encodeURIComponent(titel)}`} icon="mail">
        {knop}
      </FileLink>
    </section>
  );
}
