import { Icon } from '@/components/ui/Icon';
import { PageHeading } from '@/components/ui/PageHeading';
import { placesInRow } from '@/components/ui/placesInRow';
import type { Leaders } from '@/lib/content/schemas/content';
import { softHyphenated } from '@/lib/programme/programmeWords';
import { slug } from '@/lib/text/slug';
import styles from './LeadersHeading.module.scss';

type LeadersHeadingProps = Pick<Leaders, 'kop' | 'inleiding' | 'groepen' | 'bekendOp'>;

/** The head of a leader page, with a stitched link to each age group and its school years. */
export function LeadersHeading({ kop, inleiding, groepen, bekendOp }: LeadersHeadingProps) {
  const isNobodyNamed = !bekendOp && groepen.every(({ leiding }) => leiding.length === 0);
  return (
    <PageHeading
      title={kop}
      lead={isNobodyNamed ? `${inleiding} Wie dat zijn, staat hier zodra we het weten.` : inleiding}
      paper="sky"
    >
      <nav aria-label="Leeftijdsgroepen">
        <ul className={styles.jump} data-wide={placesInRow(groepen.length).wide}>
          {groepen.map(({ naam, leeftijd, icoon }) => (
            <li key={naam}>
              <a href={`#${slug(naam)}`}>
                <Icon name={icoon} />
                <span>
                  {softHyphenated(naam)} {leeftijd && <small>{leeftijd}</small>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageHeading>
  );
}
