import { PhotoBanner } from '@/components/ui/PhotoBanner';
import { Booking } from '@/components/verhuur/Booking';
import { Facilities } from '@/components/verhuur/Facilities';
import { HallMap } from '@/components/verhuur/HallMap';
import { PhotoGallery } from '@/components/verhuur/PhotoGallery';
import { SleepingPlaces } from '@/components/verhuur/SleepingPlaces';
import { rental, site } from '@/lib/content';

export function generateMetadata() {
  const { titel, beschrijving } = rental();
  return { title: titel, description: beschrijving };
}

export default function RentalPage() {
  const { kop, inleiding, foto, slapen, reserveren, voorzieningen, fotos, kaart } = rental();
  const { lokaal } = site();
  return (
    <>
      <PhotoBanner title={kop} lead={inleiding} photo={foto} />
      <SleepingPlaces {...slapen} aside={<Booking {...reserveren} />} />
      <Facilities {...voorzieningen} />
      <PhotoGallery {...fotos} />
      <HallMap {...kaart} lokaal={lokaal} />
    </>
  );
}
