import { AddressBlock } from '@/components/ui/AddressBlock';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Section } from '@/components/ui/Section';
import { Split } from '@/components/ui/Split';
import type { Rental, Site } from '@/lib/content/schemas/content';
import { mapAttribute, mapEmbed, mapLink, mapSearch, mapWordsAttribute } from '@/lib/rental/map';
import { addressLine } from '@/lib/text/address';
import styles from './HallMap.module.scss';
import { MapFrame } from './MapFrame';

type HallMapProps = Rental['kaart'] & Pick<Site, 'lokaal'>;

/** The address, a link to a map, and a drawing; `map.script.ts` replaces it by the map of a hall with a place on it. */
export function HallMap({ titel, lokaal }: HallMapProps) {
  const { name, street, town, place } = lokaal;
  const link = place ? mapLink(place) : mapSearch(addressLine(lokaal));
  return (
    <Section id="kaart" title={titel} paper="kraft" edge="cut" ownHead>
      <div className={styles.head}>
        <Split
          align="end"
          aside={
            <>
              <p>
                <AddressBlock address={lokaal} oneLine />
              </p>
              <FileLink href={link} icon="route" newTab>
                Open in OpenStreetMap
                <Hidden> (opent in een nieuw tabblad)</Hidden>
              </FileLink>
            </>
          }
        >
          <h2 id="kaart-titel">{titel}</h2>
        </Split>
      </div>
      <div className={styles.map}>
        <img src="/icons/logo.svg" alt="" width="96" height="96" loading="lazy" />
        <p {...{ [mapWordsAttribute]: 'coming' }} hidden>
          De kaart komt eraan…
        </p>
        <p {...{ [mapWordsAttribute]: 'instead' }}>
          <ExternalLink href={link}>Bekijk de kaart in OpenStreetMap</ExternalLink>
        </p>
        {place && (
          <MapFrame {...{ [mapAttribute]: mapEmbed(place) }} title={`Kaart: ${name}, ${street}, ${town}`} />
        )}
      </div>
    </Section>
  );
}
