import { AddressBlock } from '@/components/ui/AddressBlock';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { FileLink } from '@/components/ui/FileLink';
import { Hidden } from '@/components/ui/Hidden';
import { Section } from '@/components/ui/Section';
import { Split } from '@/components/ui/Split';
import type { Rental, Site } from '@/lib/content/schemas/content';
import { mapAttribute, mapEmbed, mapLink, mapWordsAttribute } from '@/lib/rental/map';
import styles from './HallMap.module.scss';

type HallMapProps = Rental['kaart'] & Pick<Site, 'lokaal'>;

/** The address, a link to a map, and a drawing that `map.script.ts` replaces by the map. */
export function HallMap({ titel, lokaal }: HallMapProps) {
  const { name, street, town } = lokaal;
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
              <FileLink href={mapLink(lokaal)} icon="route" newTab>
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
          <ExternalLink href={mapLink(lokaal)}>Bekijk de kaart in OpenStreetMap</ExternalLink>
        </p>
        <iframe
          {...{ [mapAttribute]: mapEmbed(lokaal) }}
          title={`Kaart: ${name}, ${street}, ${town}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          hidden
        />
      </div>
    </Section>
  );
}
