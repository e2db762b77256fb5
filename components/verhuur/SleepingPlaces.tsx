import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { Split } from '@/components/ui/Split';
import { Paragraph } from '@/components/ui/Text';
import type { Rental } from '@/lib/content/schemas/content';
import { Beds } from './Beds';
import { numbered } from './numbered';
import styles from './SleepingPlaces.module.scss';

type SleepingPlacesProps = NonNullable<Rental['slapen']> & { aside: React.ReactNode };

/** The sleeping places per room, with a bed drawn for each. */
export function SleepingPlaces({ titel, kamers, tip, aside }: SleepingPlacesProps) {
  return (
    <Section id="slapen" title={titel} edge="none" flush ownHead>
      <Split aside={aside}>
        <h2 className={styles.title} id="slapen-titel">
          {titel}
        </h2>
        <ul className={styles.rooms}>
          {numbered(kamers).map(({ number, value: places }) => (
            <li key={number}>
              <strong>{places}</strong>{' '}
              <div>
                {places === 1 ? 'slaapplaats' : 'slaapplaatsen'} in kamer {number}
                <Beds>
                  {numbered(Array.from({ length: places })).map((bed) => (
                    <Icon key={bed.number} name="bed" />
                  ))}
                </Beds>
              </div>
            </li>
          ))}
        </ul>
        <Paragraph className={styles.tip}>{tip}</Paragraph>
      </Split>
    </Section>
  );
}
