import { ButtonLink } from '@/components/ui/ButtonLink';
import { Hidden } from '@/components/ui/Hidden';
import { Icon } from '@/components/ui/Icon';
import { PhotoFrame } from '@/components/ui/PhotoFrame';
import { Section } from '@/components/ui/Section';
import { Paragraph } from '@/components/ui/Text';
import type { Home, Site } from '@/lib/content/schemas/content';
import { slug, unused } from '@/lib/text/slug';
import type { SceneName } from '@/lib/theme/scenes';
import styles from './Activities.module.scss';
import { ActivityDialog } from './ActivityDialog';
import { EventList } from './EventList';
import { MeetingInfo } from './MeetingInfo';

type ActivitiesProps = Home['activiteiten'] & {
  site: Pick<Site, 'lokaal' | 'werking' | 'teken'>;
  ownMeetings: readonly string[];
  /** What it costs, in euro. */
  fees: readonly number[];
};

const cuts = ['b', 'a', 'c'] as const;

const inTurn: readonly SceneName[] = ['play', 'camp', 'hall'];

/** What each card without a photo shows: what it is about, or else the next that no other card has. */
function scenesOf(cards: Home['activiteiten']['kaarten']): readonly SceneName[] {
  const led = cards.map(({ link, icoon }): SceneName | undefined => {
    if (link?.startsWith('/bivak') || (!link && icoon === 'tent')) return 'camp';
    return link?.startsWith('/verhuur') || (!link && icoon === 'house') ? 'hall' : undefined;
  });
  const left = inTurn.filter((name) => !led.includes(name));
  const turns = left.length > 0 ? left : inTurn;
  const open = led.flatMap((name, index) => (name ? [] : [index]));
  return led.map((name, index) => name ?? turns[open.indexOf(index) % turns.length] ?? 'play');
}

/** A leaflet with a panel per card, each with a link or a dialog. */
export function Activities({ titel, inleiding, kaarten, site, ownMeetings, fees }: ActivitiesProps) {
  const used = new Set<string>();
  const cards = kaarten.map((card) => ({ ...card, id: unused(`venster-${slug(card.titel)}`, used) }));
  const shown = scenesOf(kaarten);
  return (
    <Section id="activiteiten" title={titel} lead={inleiding} paper="forest" edge="hills">
      <ul className={styles.leaflet}>
        {cards.map((card, index) => (
          <li key={card.id} data-paper="sheet">
            <PhotoFrame
              photo={card.foto}
              scene={{ name: shown[index] ?? 'play', sign: site.teken }}
              cut={cuts[index % cuts.length] ?? 'a'}
              sizes="(min-width: 72em) 21rem, (min-width: 60em) 28vw, 88vw"
            />
            <h3>
              <Icon name={card.icoon} /> {card.titel}
            </h3>
            <Paragraph>{card.tekst}</Paragraph>
            {card.link && (
              <ButtonLink href={card.link} arrow="arrow-right">
                Meer info
                <Hidden> over {card.titel}</Hidden>
              </ButtonLink>
            )}
            {(card.info || card.events) && (
              <ActivityDialog id={card.id} title={card.titel}>
                {card.info && (
                  <MeetingInfo
                    info={card.info}
                    lokaal={site.lokaal}
                    werking={site.werking}
                    ownMeetings={ownMeetings}
                    fees={fees}
                  />
                )}
                {card.events && <EventList events={card.events} />}
              </ActivityDialog>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
