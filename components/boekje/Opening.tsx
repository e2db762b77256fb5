import { Button } from '@/components/ui/Button';
import { GroupChoice } from '@/components/ui/GroupChoice';
import { Icon } from '@/components/ui/Icon';
import { Lead } from '@/components/ui/Lead';
import { PageLink } from '@/components/ui/PageLink';
import { printButton } from '@/components/ui/print.script';
import styles from './Opening.module.scss';

type OpeningProps = {
  /** Of all pages, cover and back included. */
  pages: number;
  groups: readonly { id: string; fullName: string }[];
  /** What the group calls its camp. */
  camp: string;
  children: React.ReactNode;
};

/** What the booklet is and how it is printed, between the cover and its pages. */
export function Opening({ pages, groups, camp, children }: OpeningProps) {
  const count = Math.ceil(pages / 4);
  const sheets = count === 1 ? 'één blad' : `${count} bladen`;
  return (
    <section className={styles.opening} aria-label="Over dit boekje">
      <div className={styles.words}>
        <Lead>
          {`Alles over het ${camp.toLowerCase()} op ${pages} kleine bladzijden. Lees het hier, of druk het af als brochure: ${sheets} A4, dubbelzijdig, plooien, nietje erin, klaar.`}
        </Lead>
        <p className={styles.ways}>
          <Button {...printButton}>
            Druk het boekje af <Icon name="doc" />
          </Button>
          <PageLink href="/bivak">Terug naar {camp}</PageLink>
        </p>
        {groups.length > 0 && <GroupChoice groups={groups} />}
      </div>
      {children}
    </section>
  );
}
