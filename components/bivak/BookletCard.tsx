import { FileLink } from '@/components/ui/FileLink';
import { Foot } from '@/components/ui/Foot';
import { bookletDays } from '@/lib/camp/booklet';
import type { Camp } from '@/lib/content/schemas/content';
import { shownFrom } from '@/lib/dates/datedParts';
import { addDays, type CalendarDate } from '@/lib/dates/days';
import { startOf } from '@/lib/dates/moment';
import { routePath } from '@/lib/pages/pages';
import styles from './BookletCard.module.scss';

type BookletCardProps = {
  kamp: Pick<Camp['kamp'], 'van' | 'tot'>;
  booklet: Pick<NonNullable<Camp['boekje']>, 'jaar' | 'thema' | 'vertrek'>;
  /** The day of the build. */
  built: CalendarDate;
};

/** The way to the booklet, with its cover in small; after camp it says that this one is over. */
export function BookletCard({ kamp, booklet, built }: BookletCardProps) {
  const { jaar, thema } = booklet;
  const over = startOf(addDays(bookletDays({ kamp, boekje: booklet }).last, 1));
  return (
    <div className={styles.card}>
      <div className={styles.cover} aria-hidden="true">
        <p>{thema ?? jaar}</p>
        <Foot name="tents" />
      </div>
      <div>
        <h3>Kampboekje {jaar}</h3>
        <div {...shownFrom(startOf(built), { until: over })}>
          <p>Vertrekuren, paklijst en het adres voor je brieven</p>
          <FileLink href={routePath('/bivak/boekje')} icon="doc">
            Lees het kampboekje
          </FileLink>
        </div>
        <div {...shownFrom(startOf(built), { from: over })}>
          <p>Van het bivak dat voorbij is</p>
          <FileLink href={routePath('/bivak/boekje')} icon="doc">
            Lees het kampboekje nog eens
          </FileLink>
        </div>
      </div>
    </div>
  );
}
