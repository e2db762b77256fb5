import { CampCountdowns } from '@/components/ui/CampCountdowns';
import { FactList } from '@/components/ui/FactList';
import { FollowsChoice } from '@/components/ui/FollowsChoice';
import { FramedPhoto } from '@/components/ui/FramedPhoto';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { Split } from '@/components/ui/Split';
import { campGroupIds } from '@/lib/camp/ownCamps';
import type { Camp } from '@/lib/content/schemas/content';
import styles from './CampInfo.module.scss';
import { type CampFactsOptions, campFacts } from './campFacts';

type CampInfoProps = Camp['kamp'] &
  Required<Omit<CampFactsOptions, 'kamp'>> & {
    /** What the group calls its camp. */
    name: string;
  };

/** When, where and how, beside the countdown; of the age groups that were chosen, where those have days of their own. */
export function CampInfo({ visitName, reached, built, booklet, camps, about, name, ...kamp }: CampInfoProps) {
  const { titel, van, tot, inleiding, tekst, foto } = kamp;
  const ids = campGroupIds(camps);
  const section = (
    <Section id="kamp" title={titel} edge="none" flush ownHead>
      <Split
        aside={
          <div className={styles.aside}>
            <CampCountdowns from={van} until={tot} name={name} camps={camps} built={built} />
            <FramedPhoto
              photo={foto}
              sizes="(min-width: 72em) 23rem, (min-width: 60em) 30vw, 92vw"
              tilt="left"
            />
          </div>
        }
      >
        <h2 className={styles.title} id="kamp-titel">
          {titel}
        </h2>
        <Prose lead={inleiding} paragraphs={tekst} />
        <div className={styles.facts}>
          <FactList facts={campFacts({ kamp, visitName, reached, built, booklet, camps, about })} />
        </div>
      </Split>
    </Section>
  );
  return ids.length > 0 ? <FollowsChoice ids={ids}>{section}</FollowsChoice> : section;
}
