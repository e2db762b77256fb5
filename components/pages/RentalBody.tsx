import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { AtFirstSight } from '@/components/verhuur/AtFirstSight';
import { Availability } from '@/components/verhuur/Availability';
import { DayParts } from '@/components/verhuur/DayParts';
import { Facilities } from '@/components/verhuur/Facilities';
import { HallMap } from '@/components/verhuur/HallMap';
import { HallMosaic, hasMosaic } from '@/components/verhuur/HallMosaic';
import { HallPhotos } from '@/components/verhuur/HallPhotos';
import { HowToBook } from '@/components/verhuur/HowToBook';
import { Prices } from '@/components/verhuur/Prices';
import { Request } from '@/components/verhuur/Request';
import type { ShownContent } from '@/lib/content/schemas/content';
import { buildDay } from '@/lib/dates/buildDay';
import { identifiers } from '@/lib/mail/identifiers';
import { rentalGraph } from '@/lib/pages/structured-data/pages';
import { sharedPhotos } from '@/lib/pages/structured-data/photos';
import { hallOf } from '@/lib/rental/hall';
import { bedsIn } from '@/lib/rental/rooms';

/** Null for a group without a hall to rent. */
export function RentalBody({ site, rental }: ShownContent) {
  if (!rental) return null;
  const { kop, inleiding, foto, slapen, dagdelen, voorzieningen, fotos, kaart } = rental;
  const { reserveren, bezet, prijzen, aanvraag } = rental;
  const hall = hallOf(rental, site.woorden.hall);
  const built = buildDay();
  const photos = fotos?.lijst ?? [];
  const about = { hall, built, siteAdres: site.siteAdres };
  return (
    <>
      <StructuredData graph={rentalGraph({ site, rental, photos: sharedPhotos(photos) })} />
      <PhotoBanner title={kop} lead={inleiding} photo={foto} scene={{ name: 'hall', sign: site.teken }}>
        {foto && hasMosaic(photos) && <HallMosaic photo={foto} photos={photos} />}
      </PhotoBanner>
      <AtFirstSight hall={hall} dayParts={dagdelen} built={built} />
      <HowToBook {...rental} {...about} />
      {bezet && (
        <Availability
          {...bezet}
          taken={hall.taken ?? []}
          knop={rental.reserveren.knop}
          link={rental.reserveren.link}
          start={built}
          siteAdres={site.siteAdres}
          hasRequest={aanvraag !== undefined}
        />
      )}
      {prijzen && <Prices {...prijzen} beds={bedsIn(hall.rooms)} hall={hall.name} />}
      {slapen && dagdelen && <DayParts {...dagdelen} {...about} />}
      {aanvraag && (
        <Request
          {...aanvraag}
          hall={hall}
          ids={identifiers(site)}
          group={site.korteNaam}
          email={reserveren.email}
        />
      )}
      <Facilities {...voorzieningen} hasSheet={rental.infofiche !== undefined} />
      {fotos && <HallPhotos {...fotos} />}
      <HallMap {...kaart} lokaal={site.lokaal} />
    </>
  );
}
