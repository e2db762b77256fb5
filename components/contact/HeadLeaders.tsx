import { ContactLinks } from '@/components/ui/ContactLinks';
import { Note } from '@/components/ui/Note';
import { Section } from '@/components/ui/Section';
import { Sheet } from '@/components/ui/Sheet';
import type { Contact } from '@/lib/content/schemas/content';
import styles from './HeadLeaders.module.scss';

/** The leaders to call, and a note that the hall is rented by somebody else. */
export function HeadLeaders({ titel, inleiding, personen, verhuur }: NonNullable<Contact['hoofdleiding']>) {
  return (
    <Section id="hoofdleiding" title={titel} lead={inleiding} paper="kraft">
      <div className={styles.cards}>
        {personen.map(({ rol, naam, telefoon, email }, index) => (
          <Sheet className={styles.card} key={rol} cut={index % 2 ? 'c' : 'a'}>
            <h3>{rol}</h3>
            <p className={styles.name}>{naam}</p>
            <ContactLinks phone={telefoon} email={email} />
          </Sheet>
        ))}
      </div>
      {verhuur && <Note>{verhuur}</Note>}
    </Section>
  );
}
