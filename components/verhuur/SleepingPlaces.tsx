import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { Split } from '@/components/ui/Split';
import { Paragraph } from '@/components/ui/Text';
import type { Rental } from '@/lib/content/schemas/content';
import { bedrooms } from '@/lib/rental/floorPlan';
import { sleepingPlaces } from '@/lib/rental/rentalWords';
import { Beds } from './Beds';
import { HallPlan } from './HallPlan';
import { numbered } from './numbered';
import styles from './SleepingPlaces.module.scss';

type SleepingPlacesProps = NonNullable<Rental['slapen']> & {
  plan?: NonNullable<Rental['infofiche']>['plattegrond'];
  photos?: NonNullable<Rental['fotos']>['lijst'] | undefined;
  aside: React.ReactNode;
};

/** The sleeping places per room, with a bed drawn for each: on the floor plan, or in a list for a hall that has none. */
export function SleepingPlaces({ titel, kamers, tip, plan, photos = [], aside }: SleepingPlacesProps) {
  return (
    <Section id="slapen" title={titel} edge="none" flush ownHead>
      <Split aside={aside}>
        <h2 className={styles.title} id="slapen-titel">
          {titel}
        </h2>
        {plan ? (
          <HallPlan
            bedrooms={bedrooms(kamers)}
            others={(plan.ruimtes ?? []).map(({ naam, uitleg, icoon }) => ({
              name: naam,
              note: uitleg,
              icon: icoon,
            }))}
            perBed={plan.perBed}
            photos={photos}
          />
        ) : (
          <ul className={styles.rooms}>
            {numbered(kamers).map(({ number, value: places }) => (
              <li key={number}>
                <strong>{places}</strong>{' '}
                <div>
                  {sleepingPlaces(places)} in kamer {number}
                  <Beds>
                    {numbered(Array.from({ length: places })).map((bed) => (
                      <Icon key={bed.number} name="bed" />
                    ))}
                  </Beds>
                </div>
              </li>
            ))}
          </ul>
        )}
        <Paragraph className={styles.tip}>{tip}</Paragraph>
      </Split>
    </Section>
  );
}
