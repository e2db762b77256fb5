import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { Booking } from '@/components/verhuur/Booking';
import { Facilities } from '@/components/verhuur/Facilities';
import { HallMap } from '@/components/verhuur/HallMap';
import { PhotoGallery } from '@/components/verhuur/PhotoGallery';
import { SleepingPlaces } from '@/components/verhuur/SleepingPlaces';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { rentalGraph } from '@/lib/structured-data/pages';
import { sharedPhotos } from '@/lib/structured-data/photos';

export function generateMetadata() {
  const { site, rental } = content();
  return pageMetadata({ site, page: rental, route: '/verhuur', imageAlt: rental.foto.alt });
}

export default function RentalPage() {
  const { site, rental } = content();
  const { kop, inleiding, foto, slapen, reserveren, voorzieningen, fotos, kaart } = rental;
  return (
    <>
      <StructuredData graph={rentalGraph({ site, rental, photos: sharedPhotos(fotos.lijst) })} />
      <PhotoBanner title={kop} lead={inleiding} photo={foto} />
      <SleepingPlaces {...slapen} aside={<Booking {...reserveren} />} />
      <Facilities {...voorzieningen} />
      <PhotoGallery {...fotos} />
      <HallMap {...kaart} lokaal={site.lokaal} />
    </>
  );
}
