import { Banner } from '@/components/ui/Banner';
import { Icon } from '@/components/ui/Icon';
import { placesInRow } from '@/components/ui/placesInRow';
import type { Leaders } from '@/lib/content/schemas/content';
import { softHyphenated } from '@/lib/programme/programmeWords';
import { slug } from '@/lib/text/slug';
import styles from './LeadersBanner.module.scss';

type LeadersBannerProps = Pick<Leaders, 'kop' | 'inleiding' | 'groepen' | 'bekendOp'>;

/** The head of a leader page, with a stitched link to each age group and its school years. */
export function LeadersBanner({ kop, inleiding, groepen, bekendOp }: LeadersBannerProps) {
  const isNobodyNamed = !bekendOp && groepen.every(({ leiding }) => leiding.length === 0);
  return (
    <Banner
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
    </Banner>
  );
}
