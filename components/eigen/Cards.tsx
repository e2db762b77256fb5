import { ContactLinks } from '@/components/ui/ContactLinks';
import { ContentLink } from '@/components/ui/ContentLink';
import { Picture } from '@/components/ui/Picture';
import { Sheet } from '@/components/ui/Sheet';
import { Paragraph } from '@/components/ui/Text';
import type { PageBlock } from '@/lib/content/schemas/content';
import styles from './Cards.module.scss';

const cuts = ['a', 'c', 'b'] as const;
const cutOf = (index: number) => cuts[index % cuts.length] ?? 'a';

/** Small cards with what there is of each: a photo or logo, words, a number, a link. Sponsors, partners, a committee. */
export function Cards({ cards }: { cards: NonNullable<PageBlock['kaarten']> }) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ naam, foto, tekst, telefoon, link }, index) => (
        <li key={naam}>
          <Sheet className={styles.card} cut={cutOf(index)}>
            {foto && (
              <div className={styles.photo}>
                <Picture photo={foto} sizes="8rem" />
              </div>
            )}
            <div>
              <h3>{naam}</h3>
              {tekst && <Paragraph>{tekst}</Paragraph>}
              <ContactLinks phone={telefoon} />
              {link && <ContentLink href={link} about={naam} />}
            </div>
          </Sheet>
        </li>
      ))}
    </ul>
  );
}
