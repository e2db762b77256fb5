import { FeedAddress } from '@/components/ui/FeedAddress';
import { PageLink } from '@/components/ui/PageLink';
import { printButton } from '@/components/ui/print.script';
import { Scrap } from '@/components/ui/Scrap';
import { Section } from '@/components/ui/Section';
import { forGroupsAttributes } from '@/lib/browser/chosenGroups';
import { feedAddress, feedOnTheWeb } from '@/lib/calendar/feedAddress';
import type { Group } from '@/lib/meetings/groups';
import { nameOfPage, ownPageNames } from '@/lib/pages/pageNames';
import type { Route } from '@/lib/pages/pages';
import type { GroupWords } from '@/lib/text/groupWords';
import styles from './TakeAlong.module.scss';

type TakeAlongProps = {
  groups: readonly Group[];
  siteAdres: string;
  /** The mail address of the group. */
  email: string;
  /** The pages with who leads the groups. */
  leaders: readonly Route[];
  words: GroupWords;
};

/** The programme in the parents' own calendar, on their fridge, and whom to tell that a child is not coming. */
export function TakeAlong({ groups, siteAdres, email, leaders, words }: TakeAlongProps) {
  return (
    <Section id="meenemen" title="Neem het mee" paper="kraft">
      <ul className={styles.ways}>
        {groups.length > 0 && (
          <li>
            <Scrap icon="calendar" tone="sun" />
            <div>
              <h3>Zet in je agenda</h3>
              <p>Alles van je groep in je telefoon. Verandert er iets, dan verandert het daar ook.</p>
              <p className={styles.links}>
                {groups.map(({ id, fullName }) => (
                  <a
                    href={feedAddress(siteAdres, `/programma/${id}.ics`)}
                    key={id}
                    {...forGroupsAttributes([id])}
                  >
                    {fullName}
                  </a>
                ))}
              </p>
              <details className={styles.paste}>
                <summary>Opent je agenda niet?</summary>
                <p>Plak daar het adres van je groep:</p>
                {groups.map(({ id, fullName }) => (
                  <div key={id} {...forGroupsAttributes([id])}>
                    <FeedAddress address={feedOnTheWeb(siteAdres, `/programma/${id}.ics`)}>
                      {fullName}
                    </FeedAddress>
                  </div>
                ))}
              </details>
            </div>
          </li>
        )}
        <li>
          <Scrap icon="printer" tone="sky" />
          <div>
            <h3>Druk af</h3>
            <p>Eén blad van de groep die je kiest, of van alle groepen. Past onder elke magneet.</p>
            <p className={styles.links}>
              <button type="button" {...printButton}>
                Druk dit programma af
              </button>
            </p>
          </div>
        </li>
        {leaders.length > 0 && (
          <li>
            <Scrap icon="chat" tone="poppy" />
            <div>
              <h3>Kan je kind niet komen?</h3>
              <p>
                Laat het weten aan de {words.leaders.toLowerCase()} van je groep, of met een mailtje. Zo
                wachten we niet.
              </p>
              <p className={styles.links}>
                <a href={`mailto:${email}`}>{email}</a>
                {leaders.map((route) => (
                  <PageLink key={route} href={route}>
                    {nameOfPage(route, ownPageNames(words))}
                  </PageLink>
                ))}
              </p>
            </div>
          </li>
        )}
      </ul>
    </Section>
  );
}
