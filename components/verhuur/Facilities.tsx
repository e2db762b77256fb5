import { Scrap } from '@/components/ui/Scrap';
import { Section } from '@/components/ui/Section';
import { Text } from '@/components/ui/Text';
import type { Rental } from '@/lib/content/schemas';
import styles from './Facilities.module.scss';

const tones = ['sun', 'sky', 'kraft', 'sky', 'kraft', 'sun', 'poppy'] as const;

/** What the hall has, and how many of it. */
export function Facilities({ titel, lijst, tip }: Rental['voorzieningen']) {
  return (
    <Section id="voorzieningen" title={titel} paper="forest" edge="hills">
      <ul className={styles.tally}>
        {lijst.map(({ aantal, wat, icoon }, index) => (
          <li key={wat}>
            <Scrap icon={icoon} tone={tones[index % tones.length] ?? 'sun'} />
            <span>{aantal === undefined ? wat : `${aantal} ${wat}`}</span>
          </li>
        ))}
      </ul>
      {tip && (
        <p className={styles.tip}>
          <Text>{tip}</Text>
        </p>
      )}
    </Section>
  );
}
