import { FeedAddress } from '@/components/ui/FeedAddress';
import { FileLink } from '@/components/ui/FileLink';
import { feedAddress, feedOnTheWeb } from '@/lib/calendar/feedAddress';
import type { Site } from '@/lib/content/schemas/content';
import styles from './TakenFeed.module.scss';

const file = '/verhuur/bezet.ics';

/** Subscribes to the days and hours that are taken. */
export function TakenFeed({ siteAdres }: Pick<Site, 'siteAdres'>) {
  return (
    <>
      <p className={styles.ways}>
        <FileLink href={feedAddress(siteAdres, file)} icon="calendar">
          Volg het in je eigen agenda
        </FileLink>
        <FileLink href={file} icon="download">
          Het bestand (ics)
        </FileLink>
      </p>
      <FeedAddress address={feedOnTheWeb(siteAdres, file)}>Of plak dit adres in je agenda:</FeedAddress>
    </>
  );
}
