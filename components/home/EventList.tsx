import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Paragraph } from '@/components/ui/Text';
import type { Home } from '@/lib/content/schemas/content';
import styles from './EventList.module.scss';

type EventListProps = { events: NonNullable<Home['activiteiten']['kaarten'][number]['events']> };

/** The special events, each with a photo and a few lines. */
export function EventList({ events }: EventListProps) {
  return (
    <ul className={styles.events}>
      {events.map((event, index) => (
        <li key={event.naam}>
          <PhotoFrame
            photo={event.foto}
            scene={{ name: 'fire' }}
            cut={index % 2 ? 'c' : 'b'}
            sizes="(min-width: 40em) 14rem, 88vw"
          />
          <div>
            <h3>{event.naam}</h3>
            <Paragraph>{event.tekst}</Paragraph>
          </div>
        </li>
      ))}
    </ul>
  );
}
