import { FileLink } from '@/components/ui/FileLink';
import { Scrap } from '@/components/ui/Scrap';
import { Section } from '@/components/ui/Section';
import { Paragraph } from '@/components/ui/Text';
import type { Rental } from '@/lib/content/schemas/content';
import { routePath } from '@/lib/pages/pages';
import styles from './Facilities.module.scss';

const tones = ['sun', 'sky', 'kraft', 'sky', 'kraft', 'sun', 'poppy'] as const;

type FacilitiesProps = Rental['voorzieningen'] & {
  /** Whether there is a sheet for renters to lead to. */
  hasSheet?: boolean;
};

/** What the hall has, and how many of it. */
export function Facilities({ titel, lijst, tip, hasSheet }: FacilitiesProps) {
  return (
    <Section id="voorzieningen" title={titel} paper="forest" edge="hills">
      <ul className={styles.tally}>
        {lijst.map(({ aantal, wat, uitleg, icoon }, index) => (
          <li key={wat}>
            <Scrap icon={icoon} tone={tones[index % tones.length] ?? 'sun'} />
            <span>
              {aantal === undefined ? wat : `${aantal} ${wat}`}
              {uitleg && <small>{uitleg}</small>}
            </span>
          </li>
        ))}
      </ul>
      {tip && <Paragraph className={styles.tip}>{tip}</Paragraph>}
      {hasSheet && (
        <p className={styles.sheet}>
          <FileLink href={routePath('/verhuur/infofiche')} icon="doc">
            Infofiche voor huurders
          </FileLink>
        </p>
      )}
    </Section>
  );
}
