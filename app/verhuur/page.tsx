import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { StructuredData } from '@/components/ui/StructuredData';
import { Booking } from '@/components/verhuur/Booking';
import { Facilities } from '@/components/verhuur/Facilities';
import { HallMap } from '@/components/verhuur/HallMap';
import { PhotoGallery } from '@/components/verhuur/PhotoGallery';
import { SleepingPlaces } from '@/components/verhuur/SleepingPlaces';
import { rental, site } from '@/lib/content';
import { pageMetadata } from '@/lib/metadata';
import { rentalGraph } from '@/lib/structured-data/pages';
import { sharedPhotos } from '@/lib/structured-data/photos';

export function generateMetadata() {
  const { titel, beschrijving, foto } = rental();
  return pageMetadata({
    site: site(),
    title: titel,
    description: beschrijving,
    route: '/verhuur',
    imageAlt: foto.alt,
  });
}

export default function RentalPage() {
  const { kop, inleiding, foto, slapen, reserveren, voorzieningen, fotos, kaart } = rental();
  const { lokaal } = site();
  return (
    <>
      <StructuredData
        graph={rentalGraph({ site: site(), rental: rental(), photos: sharedPhotos(fotos.lijst) })}
      />
      <PhotoBanner title={kop} lead={inleiding} photo={foto} />
      <SleepingPlaces {...slapen} aside={<Booking {...reserveren} />} />
      <Facilities {...voorzieningen} />
      <PhotoGallery {...fotos} />
      <HallMap {...kaart} lokaal={lokaal} />
    </>
  );
}
